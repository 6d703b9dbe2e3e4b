import { Component, type ReactNode } from 'react';
import { errorMessage } from '@/lib/shared/error-message';

interface Props {
  children?: ReactNode;
}

/**
 * Keeps a fault while drawing to the part it happened in. What the reader typed is kept elsewhere and is there again
 * after a new try. Replaces Swagger UI's, which has no way back.
 */
export class Boundary extends Component<Props, { problem: string | null }> {
  override state: { problem: string | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: errorMessage(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return (
      <div className="console-no-answer" role="alert">
        <p>This part could not be shown ({problem}). What you typed is kept.</p>
        <button type="button" className="console-button" onClick={() => this.setState({ problem: null })}>
          Show it again
        </button>
      </div>
    );
  }
}
