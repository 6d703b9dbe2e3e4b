import { Component, type ReactNode } from 'react';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import { format } from '@/lib/i18n/format';
import { errorMessage } from '@/lib/shared/error-message';

interface Props {
  texts: PanelTexts;
  children: ReactNode;
}

/** Keeps a fault while drawing an answer to its example: the page around it stays. */
export class OutcomeBoundary extends Component<Props, { problem: string | null }> {
  override state: { problem: string | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: errorMessage(error) };
  }

  override render() {
    const { problem } = this.state;
    const { texts, children } = this.props;
    if (problem === null) return children;
    return (
      <div className="ax-outcome" role="alert">
        <p className="ax-bad">{format(texts.drawFailed, { reason: problem })}</p>
        <button type="button" className="ax-run" onClick={() => this.setState({ problem: null })}>
          {texts.again}
        </button>
      </div>
    );
  }
}
