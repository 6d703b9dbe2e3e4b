import { ApiError } from '@/client/form-demo/requests';
import { Failure } from '@/components/api/failure';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import { format } from '@/lib/i18n/format';

/** Says why a request failed. */
export function Problem({ error, texts }: { error: unknown; texts: LiveFormTexts }) {
  // The sandbox speaks English on every page.
  if (!(error instanceof ApiError))
    return (
      <div lang="en">
        <Failure error={error} />
      </div>
    );
  const { status, message: reason } = error;
  return (
    <p className="console-bad" role="alert">
      {format(texts.rejected, { status, reason }).trim()}
    </p>
  );
}
