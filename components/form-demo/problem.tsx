import { ApiError } from '@/client/form-demo/requests';
import { Failure } from '@/components/api/failure';
import { Rich } from '@/components/api/rich';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';

/** Says why a request failed. */
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
