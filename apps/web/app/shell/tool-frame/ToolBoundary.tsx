import { Component, type ReactNode } from 'react';
import { ErrorNotice } from './ErrorNotice.tsx';

type ToolBoundaryProps = { readonly children: ReactNode };
type ToolBoundaryState = { readonly error: unknown; readonly failed: boolean };

/** A tool that breaks does not take the shell with it. What was typed is kept, so trying again starts from there. */
export class ToolBoundary extends Component<ToolBoundaryProps, ToolBoundaryState> {
  override state: ToolBoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): ToolBoundaryState {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorNotice error={this.state.error} onRetry={() => this.setState({ error: undefined, failed: false })} />;
  }
}
