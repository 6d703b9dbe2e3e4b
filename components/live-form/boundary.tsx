import { Component, type ReactNode } from 'react';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import { format } from '@/lib/i18n/format';
import { errorMessage } from '@/lib/shared/error-message';

interface Props {
  texts: LiveFormTexts;
  children: ReactNode;
}

/** Keeps a fault of SurveyJS while it draws to the form: the panes around it stay. */
export class DrawBoundary extends Component<Props, { reason: string | null }> {
  override state: { reason: string | null } = { reason: null };

  static getDerivedStateFromError(error: unknown) {
    return { reason: errorMessage(error) };
  }

  override render() {
    const { reason } = this.state;
    if (reason === null) return this.props.children;
    return (
      <p className="console-bad" role="alert">
        {format(this.props.texts.problemDraw, { reason })}
      </p>
    );
  }
}
