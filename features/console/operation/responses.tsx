import { useState } from 'react';
import { CodeFigure } from '@/features/api-client/code-figure';
import { runningServerTitle } from '@/features/differences/page';
import { SharedDifferences } from '@/features/differences/shared-differences';
import { inline } from '@/features/mdx/markdown';
import { operationAt } from '@/shared/contract/all-operations';
import { type ApiResponse, getResponses } from '@/shared/contract/bodies';
import type { ApiOperation } from '@/shared/contract/operations';
import { statusText } from '@/shared/contract/status';
import { indentedText } from '@/shared/http/json';
import { console as texts } from '@/shared/i18n/en/console';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { siteHref } from '@/shared/paths';
import { LiveResponse } from './live-response';

type Data = typeof import('@/features/differences/differences');

/** Lists how Endatix servers differ for an operation. The data load when it is opened. */
export function OnRunningServer({ operation }: { operation: ApiOperation }) {
  const [data, setData] = useState<Data>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    if (!data) import('@/features/differences/differences').then(setData, () => setFailed(true));
  };
  const { own = [], shared = [] } = data?.getDifferences(operation.id) ?? {};
  return (
    <details className="console-documented console-otherwise" onToggle={load}>
      <summary>{runningServerTitle}</summary>
      {hasFailed && <p role="alert">{texts.partFailed}</p>}
      {own.map(({ id, title, server, client }) => (
        <section key={id}>
          <h5>{inline(title)}</h5>
          <p>{inline(server.says)}</p>
          <p>{inline(client)}</p>
        </section>
      ))}
      {shared.length > 0 && (
        <section>
          <h5>{texts.everyOperation}</h5>
          <SharedDifferences differences={shared} />
        </section>
      )}
      <p>
        <a href={siteHref(`${operation.href}#running-server`)}>{texts.withRecords}</a>
      </p>
    </details>
  );
}

function Documented({ response: { status, description, body } }: { response: ApiResponse }) {
  const [name, setName] = useState(body?.examples[0]?.name);
  const example = body?.examples.find((entry) => entry.name === name);
  return (
    <details className="console-documented">
      <summary>
        <span className={`console-status console-status-${String(status)[0]}`}>
          {status} {statusText(status)}
        </span>{' '}
        {inline(description)}
      </summary>
      {body && body.examples.length > 1 && (
        <label className="console-example row">
          <span>{texts.example}</span>
          <select value={name} onChange={(event) => setName(event.target.value)}>
            {body.examples.map((entry) => (
              <option key={entry.name} value={entry.name}>
                {entry.summary}
              </option>
            ))}
          </select>
        </label>
      )}
      {body && example ? (
        <CodeFigure
          label={body.contentType}
          text={indentedText(example.value)}
          texts={panelTexts}
          language="json"
        />
      ) : (
        <p>{texts.noDocumentedBody}</p>
      )}
    </details>
  );
}

interface Props {
  path: string;
  method: string;
}

export function Responses({ path, method }: Props) {
  const operation = operationAt(path, method);
  if (!operation) return null;
  const responses = getResponses(operation);
  return (
    <div className="responses-wrapper">
      <LiveResponse operation={operation} />
      <details className="console-documented">
        <summary>
          {texts.documented} <span className="hint">{responses.map(({ status }) => status).join(', ')}</span>
        </summary>
        {responses.map((response) => (
          <Documented key={response.status} response={response} />
        ))}
      </details>
      {!operation.isServerOnly && <OnRunningServer operation={operation} />}
    </div>
  );
}
