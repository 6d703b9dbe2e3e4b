import { ApiError } from '@/client/form-demo/error-response';
import { CutError } from '@/client/form-demo/traffic';
import { Failure } from '@/components/api/failure';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import { format } from '@/lib/i18n/format';

/** What the server rejected, as a sentence. */
export function apiErrorSentence({ kind, status, reason }: ApiError, texts: LiveFormTexts): string {
  const sentences = {
    'token-gone': texts.problemToken,
    'form-gone': texts.problemForm,
    'not-signed-in': texts.problemSignIn,
    'not-allowed': texts.problemAllowed,
    rules: texts.problemRules,
    'server-fault': texts.problemServer,
    other: texts.problemOther,
  };
  return format(sentences[kind], { status, reason }).trim();
}

/** What went wrong, with the way out where the client of the API knows one. */
export function Problem({ error, texts }: { error: unknown; texts: LiveFormTexts }) {
  if (error === undefined) return null;
  const sentence =
    error instanceof ApiError
      ? apiErrorSentence(error, texts)
      : error instanceof CutError
        ? texts.problemCut
        : undefined;
  // Sandbox and transport speak English on every page.
  if (sentence === undefined)
    return (
      <div lang="en">
        <Failure error={error} />
      </div>
    );
  return (
    <p className="console-bad" role="alert">
      {sentence}
    </p>
  );
}
