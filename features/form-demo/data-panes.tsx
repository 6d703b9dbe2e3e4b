import { useEffect, useState } from 'react';
import { JsonFigure } from '@/features/try/response/code-figure';
import { useStore } from '@/shared/browser/use-store';
import { getOperation } from '@/shared/contract/operations';
import type { LiveFormTexts } from '@/shared/i18n/en/live-form';
import { siteHref } from '@/shared/paths';
import type { Demo, Submission } from './client/demo';
import type { DemoRequest } from './client/requests';
import { Problem } from './problem';

// What the API received and stored.

interface Props {
  demo: Demo;
  texts: LiveFormTexts;
}

function Status({ status, milliseconds, texts }: DemoRequest & { texts: LiveFormTexts }) {
  if (status === undefined) return <span className="hint">{texts.waiting}</span>;
  if (status === 0) return <span className="console-bad">{texts.noResponse}</span>;
  return (
    <span className={status < 400 ? 'console-good' : 'console-bad'}>
      {status} <small className="fine">{milliseconds} ms</small>
    </span>
  );
}

function RequestView({ request, texts }: { request: DemoRequest; texts: LiveFormTexts }) {
  const [isOpen, setOpen] = useState(false);
  const { operationId, path, byAdministrator, body, response } = request;
  const { method, href } = getOperation(operationId);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="line">
          <span className={`method method-${method}`}>{method.toUpperCase()}</span>
          <span className="lf-what">
            {texts[operationId as keyof LiveFormTexts]}
            <small className="fine">{byAdministrator ? texts.administrator : texts.respondent}</small>
          </span>
          <Status {...request} texts={texts} />
        </summary>
        {isOpen && (
          <>
            <p className="lf-path">
              <a href={siteHref(href)} hrefLang="en">
                {path}
              </a>
            </p>
            {body && <JsonFigure label={texts.request} text={body} texts={texts} />}
            {response && <JsonFigure label={texts.response} text={response} texts={texts} />}
          </>
        )}
      </details>
    </li>
  );
}

/** Lists the requests of the demo, newest first. */
export function RequestsPane({ demo, texts }: Props) {
  const requests = useStore(demo.requests);
  return (
    <ol className="lf-requests plain-list" reversed aria-label={texts.requestList}>
      {requests.toReversed().map((request) => (
        <RequestView key={request.number} request={request} texts={texts} />
      ))}
    </ol>
  );
}

const getState = (submission: Submission | undefined) =>
  submission ? (submission.isComplete ? 'isComplete' : 'isPartial') : 'noSubmission';

/** Shows the stored submission, read again each time the pane is shown. */
export function SubmissionPane({ demo, texts, isShown }: Props & { isShown: boolean }) {
  const [read, setRead] = useState<{ submission?: Submission | undefined; problem?: unknown }>();

  useEffect(() => {
    if (!isShown) return;
    demo.readStored().then(
      (submission) => setRead({ submission }),
      (problem: unknown) => setRead({ problem }),
    );
  }, [demo, isShown]);

  if (read && 'problem' in read) return <Problem error={read.problem} texts={texts} />;
  const submission = read?.submission;
  return (
    <>
      <p role="status" className="hint">
        {read ? texts[getState(submission)] : texts.loading}
      </p>
      {submission && (
        <>
          <JsonFigure label={texts.answers} text={submission.jsonData} texts={texts} />
          <JsonFigure label={texts.submission} text={JSON.stringify(submission)} texts={texts} />
        </>
      )}
    </>
  );
}
