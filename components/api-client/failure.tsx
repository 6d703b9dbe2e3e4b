import { NoAnswerError } from '@/lib/browser/api/explain';
import { errorMessage } from '@/lib/shared/error-message';
import { Explained } from './explained';

/** What went wrong, as a sentence; with cause, mend and link when a server gave no answer. Nothing for null. */
export function Failure({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  if (error instanceof NoAnswerError) return <Explained explanation={error.explanation} />;
  return (
    <p className="console-bad" role="alert">
      {errorMessage(error)}
    </p>
  );
}
