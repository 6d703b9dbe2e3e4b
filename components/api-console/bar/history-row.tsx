import { targetKey } from '@/lib/browser/api/transport';
import type { HistoryEntry } from '@/lib/browser/console/history';
import { buildPath } from '@/lib/shared/api/path-template';
import { errorMessage } from '@/lib/shared/error-message';
import { getOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { useConsole, useStore } from '../console-context';
import { useConsoleRoute } from '../nav/console-router';
import { fillForm, sendForm } from '../operation/form';

const clock = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });

function pathOf({ call }: HistoryEntry): string {
  const { path, parameters } = getOperation(call.operationId);
  const pathValues = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => [name, String(call.parameters[name] ?? '…')] as const);
  return buildPath(path, Object.fromEntries(pathValues));
}

/** The last requests, to be sent again. What was secret in them is asked for anew. */
export function HistoryRow() {
  const { history, notice, system, target } = useConsole();
  const entries = useStore(history);
  const { go } = useConsoleRoute();

  const again = async (entry: HistoryEntry) => {
    const swagger = system.get();
    if (!swagger) return;
    const operation = getOperation(entry.call.operationId);
    go(operation);
    try {
      await fillForm(swagger, entry.call);
    } catch (error) {
      return notice.set(errorMessage(error));
    }
    if (entry.removed.length > 0)
      notice.set(`Fill in ${entry.removed.join(', ')}: secrets are not kept. Then press Execute.`);
    else if (entry.target !== targetKey(target.get()))
      notice.set(`This request went to another server: ${entry.target}. Execute sends it to the chosen one.`);
    else sendForm(swagger, operation);
  };

  return (
    <details className="console-row console-history">
      <summary>
        <h2>Recent requests</h2> <span>{entries.length}</span>
      </summary>
      {entries.length === 0 ? (
        <p className="console-hint">
          Requests you send are listed here, in this browser only and without secrets.
        </p>
      ) : (
        <>
          <ol>
            {entries.map((entry) => (
              <li key={entry.id}>
                <span className={`console-status console-status-${String(entry.status)[0]}`}>
                  {entry.status || 'none'} <span className="visually-hidden">{statusText(entry.status)}</span>
                </span>
                <span>
                  <span className={`method method-${getOperation(entry.call.operationId).method}`}>
                    {getOperation(entry.call.operationId).method}
                  </span>{' '}
                  <code>{pathOf(entry)}</code>
                </span>
                <span className="console-hint">
                  {entry.target}, {clock.format(entry.time)}, {entry.milliseconds} ms
                </span>
                <button type="button" className="console-button" onClick={() => void again(entry)}>
                  Run again
                  <span className="visually-hidden">
                    {' '}
                    {getOperation(entry.call.operationId).operation.summary}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <button type="button" className="console-button" onClick={history.clear}>
            Clear the list
          </button>
        </>
      )}
    </details>
  );
}
