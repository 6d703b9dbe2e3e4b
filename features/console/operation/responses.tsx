import { useState } from 'react';
import type { getDifferences } from '@/features/differences/differences';
import { runningServerTitle } from '@/features/differences/page';
import { SharedDifferences } from '@/features/differences/shared-differences';
import { inline } from '@/features/mdx/markdown';
import { CodeFigure } from '@/features/try/response/code-figure';
import { type ApiResponse, getResponses } from '@/shared/contract/bodies';
import { statusText } from '@/shared/contract/status';
import { indentedText } from '@/shared/http/json';
import { console as texts } from '@/shared/i18n/en/console';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { siteHref } from '@/shared/paths';
import { useOperation } from '../console-context';
import { Deferred, Folded } from '../deferred';
import { LiveResponse } from './live-response';

function Differences({ own, shared }: ReturnType<typeof getDifferences>) {
  return (
    <>
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
    </>
  );
}

/** Lists how Endatix servers differ for the operation. */
function OnRunningServer() {
  const { id, href } = useOperation();
  return (
    <Folded className="console-documented console-otherwise" title={runningServerTitle}>
      <Deferred load={() => import('@/features/differences/differences')}>
        {(data) => <Differences {...data.getDifferences(id)} />}
      </Deferred>
      <p>
        <a href={siteHref(`${href}#running-server`)}>{texts.withRecords}</a>
      </p>
    </Folded>
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

export function Responses() {
  const operation = useOperation();
  const responses = getResponses(operation);
  return (
    <div className="responses-wrapper">
      <LiveResponse />
      <details className="console-documented">
        <summary>
          {texts.documented} <span className="hint">{responses.map(({ status }) => status).join(', ')}</span>
        </summary>
        {responses.map((response) => (
          <Documented key={response.status} response={response} />
        ))}
      </details>
      {!operation.isServerOnly && <OnRunningServer />}
    </div>
  );
}
