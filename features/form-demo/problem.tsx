import { Failure } from '@/features/try/response/failure';
import { Rich } from '@/features/try/response/rich';
import type { LiveFormTexts } from '@/shared/i18n/en/live-form';
import { ApiError } from './client/requests';

export function Problem({ error, texts }: { error: unknown; texts: LiveFormTexts }) {
  if (!(error instanceof ApiError)) return <Failure error={error} />;
  const { status, message } = error;
  return (
    <p className="console-bad" role="alert">
      {/* The API speaks English. */}
      <Rich text={texts.rejected} values={{ status, reason: <span lang="en">{message}</span> }} />
    </p>
  );
}
