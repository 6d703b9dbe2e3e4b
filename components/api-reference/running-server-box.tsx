import { CodeSample } from '@/components/mdx/code-sample';
import { answerRecord, mediaTypeOf } from '@/lib/build/running-server/records';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { siteHref } from '@/lib/shared/paths';
import { differencesOf, insteadOf } from '@/lib/shared/running-server/differences';
import { runningServerPage, runningServerTitle } from '@/lib/shared/running-server/page';
import { inline } from './markdown';
import { DifferenceText } from './running-server-difference';
import { SharedDifferences } from './shared-differences';

/** The recorded answer that stands in place of a documented one. */
function RecordedAnswer({ operation, status }: { operation: ApiOperation; status: string }) {
  const found = insteadOf(operation.id, Number(status));
  if (!found) return null;
  const record = answerRecord(found.record);
  const type = mediaTypeOf(record);
  const { responseBody: body } = record;
  const isText = typeof body === 'string' && !/json/.test(type ?? '');
  return (
    <details className="op-example">
      <summary>
        Instead of {status} {statusText(Number(status))}: {record.status} {statusText(record.status)},{' '}
        {type ? <code>{type}</code> : 'no media type'}
        {body === '' && ', no body'}
      </summary>
      {body !== '' && (
        <CodeSample
          label="Recorded answer"
          language={isText ? 'text' : 'json'}
          text={isText ? String(body) : JSON.stringify(body, null, 2)}
        />
      )}
    </details>
  );
}

/** What a running server does otherwise with an operation: its own differences, its answers, and what holds for all. */
export function RunningServerBox({ operation }: { operation: ApiOperation }) {
  const { own, shared } = differencesOf(operation.id);
  const statuses = Object.keys(operation.operation.responses).filter((status) =>
    insteadOf(operation.id, Number(status)),
  );
  return (
    <section className="rs-box" aria-labelledby="running-server">
      <h2 id="running-server">{runningServerTitle}</h2>
      {own.length === 0 && <p>Nothing of this operation alone differs.</p>}
      {own.map((difference) => (
        <details key={difference.id} id={difference.id} className="rs-difference">
          <summary>
            {inline(difference.title)}
            {difference.security && (
              <span className={`rs-mark rs-${difference.security.severity}`}>security</span>
            )}
          </summary>
          <DifferenceText difference={difference} />
        </details>
      ))}
      {statuses.length > 0 && (
        <>
          <h3 id="running-server-answers">Answers that differ</h3>
          {statuses.map((status) => (
            <RecordedAnswer key={status} operation={operation} status={status} />
          ))}
        </>
      )}
      <details className="rs-difference">
        <summary>What holds for every operation ({shared.length})</summary>
        <SharedDifferences differences={shared} />
      </details>
      <p>
        <a href={siteHref(runningServerPage)}>All differences</a> and the operations that the contract lacks.
      </p>
    </section>
  );
}
