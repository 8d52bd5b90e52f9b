import { Component, type ReactNode } from 'react';
import { dropRestored } from '../../browser/draft/drafts.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { MissingNotice } from './MissingNotice.tsx';

type ToolBoundaryProps = { readonly tool: string; readonly children: ReactNode };
type ToolBoundaryState = { readonly error: unknown; readonly failed: boolean };

/** The error boundary of a tool, which keeps the shell working. Input is kept, so a retry continues with it. */
export class ToolBoundary extends Component<ToolBoundaryProps, ToolBoundaryState> {
  override state: ToolBoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): ToolBoundaryState {
    return { error, failed: true };
  }

  override componentDidCatch() {
    // Stored values may be well formed and still break a tool.
    if (dropRestored(this.props.tool)) this.retry();
  }

  retry = () => this.setState({ error: undefined, failed: false });

  override render() {
    if (!this.state.failed) {
      return (
        <>
          <MissingNotice />
          {this.props.children}
        </>
      );
    }
    return (
      <ErrorNotice
        error={this.state.error}
        onRetry={() => {
          this.retry();
          return undefined;
        }}
      />
    );
  }
}
