import { NoResponseError } from '@/client/api/explain';
import { errorMessage } from '@/lib/error-message';
import { Explained } from './explained';

/** Shows an error as a sentence, with cause, fix and link if a server gave no response. Renders nothing for null. */
export function Failure({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  if (error instanceof NoResponseError) return <Explained explanation={error.explanation} />;
  return (
    <p className="console-bad" role="alert">
      {errorMessage(error)}
    </p>
  );
}
