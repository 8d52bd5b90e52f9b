import { Component, type ReactNode } from 'react';

type OptionalBoundaryProps = { readonly fallback: ReactNode; readonly children: ReactNode };
type OptionalBoundaryState = { readonly failed: boolean };

/**
 * Shows the fallback in place of children that fail to render. A part that a page can do without, such as one whose
 * messages did not load, must not take the page and what was typed in it down. The next mount tries again.
 */
export class OptionalBoundary extends Component<OptionalBoundaryProps, OptionalBoundaryState> {
  override state: OptionalBoundaryState = { failed: false };

  static getDerivedStateFromError(): OptionalBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
