import { useState } from 'react';
import { JsonFigure } from '@/features/try/response/code-figure';
import { useStore } from '@/shared/browser/use-store';
import { getOperation } from '@/shared/contract/operations';
import type { LiveFormTexts } from '@/shared/i18n/en/live-form';
import { siteHref } from '@/shared/paths';
import type { Demo } from './client/demo';
import type { DemoRequest } from './client/requests';

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

export function RequestsPane({ demo, texts }: { demo: Demo; texts: LiveFormTexts }) {
  const requests = useStore(demo.requests);
  return (
    <ol className="lf-requests plain-list" reversed aria-label={texts.requestList}>
      {requests.toReversed().map((request) => (
        <RequestView key={request.number} request={request} texts={texts} />
      ))}
    </ol>
  );
}
