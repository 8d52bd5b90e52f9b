import { Component, type ReactNode } from 'react';
import { dropRestored } from '../../browser/draft/drafts.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { MissingNotice } from './MissingNotice.tsx';

type ToolBoundaryProps = { readonly tool: string; readonly children: ReactNode };
type ToolBoundaryState = { readonly error: unknown; readonly failed: boolean };

/** A tool that breaks does not take the shell with it. What was typed is kept, so trying again starts from there. */
export class ToolBoundary extends Component<ToolBoundaryProps, ToolBoundaryState> {
  override state: ToolBoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): ToolBoundaryState {
    return { error, failed: true };
  }

  override componentDidCatch() {
    // Storage may hold what looks right and still breaks a tool.
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
