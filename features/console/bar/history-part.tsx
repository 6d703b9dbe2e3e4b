import { targetKey } from '@/features/try/client/target';
import { getRequest } from '@/features/try/request/call';
import { Button } from '@/features/try/response/button';
import { moment } from '@/shared/browser/formatters';
import { allContract } from '@/shared/contract/all-operations';
import { statusText } from '@/shared/contract/status';
import { errorMessage } from '@/shared/error-message';
import { consoleParts as texts } from '@/shared/i18n/en/console-parts';
import { format } from '@/shared/i18n/format';
import type { HistoryEntry } from '../client/history';
import { useConsole, useStore } from '../console-context';
import { useConsoleRoute } from '../nav/console-router';

export function HistoryPart({ onLeave }: { onLeave: () => void }) {
  const state = useConsole();
  const { history, notice, target } = state;
  const entries = useStore(history);
  const { go } = useConsoleRoute();

  const again = async ({ call, removed, target: sentTo }: HistoryEntry) => {
    const operation = allContract.operation(call.operationId);
    onLeave();
    go(operation);
    try {
      await state.fill(call);
      if (removed.length > 0) notice.set(format(texts.fillSecrets, { names: removed.join(', ') }));
      else if (sentTo !== targetKey(target.get()))
        notice.set(format(texts.wentElsewhere, { target: sentTo }));
      else if (operation.method !== 'get') notice.set(texts.changesData);
      else state.execute(operation);
    } catch (error) {
      notice.set(errorMessage(error));
    }
  };

  return (
    <section className="console-part console-history">
      <h2>
        {texts.recent} <span>{entries.length}</span>
      </h2>
      {entries.length === 0 ? (
        <p className="hint">{texts.recentEmpty}</p>
      ) : (
        <>
          <ol className="plain-list">
            {entries.map((entry) => {
              const sent = allContract.operation(entry.call.operationId);
              const { method, operation } = sent;
              return (
                <li key={entry.id}>
                  <span className={`console-status console-status-${String(entry.status)[0]}`}>
                    {entry.status || texts.noResponseShort}{' '}
                    <span className="visually-hidden">{statusText(entry.status)}</span>
                  </span>
                  <span>
                    <span className={`method method-${method}`}>{method}</span>{' '}
                    <code>{getRequest(sent, entry.call, '').url}</code>
                  </span>
                  <span className="hint">
                    {entry.target}, {moment().format(entry.time)}, {entry.milliseconds} ms
                  </span>
                  <Button onClick={() => void again(entry)}>
                    {method === 'get' ? texts.runAgain : texts.fillAgain}
                    <span className="visually-hidden"> {operation.summary}</span>
                  </Button>
                </li>
              );
            })}
          </ol>
          <Button onClick={history.clear}>{texts.clearList}</Button>
        </>
      )}
    </section>
  );
}
