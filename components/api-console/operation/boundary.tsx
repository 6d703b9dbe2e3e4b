import { Component, type ReactNode } from 'react';
import { format } from '@/lib/i18n/format';
import { errorMessage } from '@/lib/shared/error-message';

import { TextsContext } from '../texts';

interface Props {
  children?: ReactNode;
}

/**
 * Keeps a fault while drawing to the part it happened in. What the reader typed is kept elsewhere and is there again
 * after a new try. Replaces Swagger UI's, which has no way back.
 */
export class Boundary extends Component<Props, { problem: string | null }> {
  static override contextType = TextsContext;
  declare context: React.ContextType<typeof TextsContext>;
  override state: { problem: string | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: errorMessage(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    const texts = this.context;
    return (
      <div className="console-no-answer" role="alert">
        <p>{texts ? format(texts.drawFailed, { reason: problem }) : problem}</p>
        <button type="button" className="console-button" onClick={() => this.setState({ problem: null })}>
          {texts?.showAgain}
        </button>
      </div>
    );
  }
}
