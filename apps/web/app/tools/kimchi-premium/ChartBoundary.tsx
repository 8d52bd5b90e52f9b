import { Banner } from '@toolbox/ui/banner/Banner';
import { Component, type ReactNode } from 'react';

type ChartBoundaryProps = {
  /** Stands in place of a chart that cannot be drawn. */
  readonly text: string;
  readonly children: ReactNode;
};

/** A chart that breaks takes nothing else with it: the same figures stand in the table beneath. */
export class ChartBoundary extends Component<ChartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Banner kind="unknown" quiet>
        {this.props.text}
      </Banner>
    );
  }
}
