import { type Explanation, NoResponseError } from '@/client/api/explain';
import { errorMessage } from '@/lib/error-message';

/** Shows why there is no response, and what to do. */
export function Explained({ explanation: { cause, fix, link } }: { explanation: Explanation }) {
  return (
    <p className="console-bad" role="alert">
      <strong>{cause}</strong> {fix}
      {link && (
        <>
          {' '}
          More in <a href={link.href}>{link.label}</a>.
        </>
      )}
    </p>
  );
}

/** Shows an error as a sentence, with cause, fix and link if a server gave no response. Renders nothing for null. */
export function Failure({ error }: { error: unknown }) {
  if (error === null) return null;
  if (error instanceof NoResponseError) return <Explained explanation={error.explanation} />;
  return (
    <p className="console-bad" role="alert">
      {errorMessage(error)}
    </p>
  );
}
