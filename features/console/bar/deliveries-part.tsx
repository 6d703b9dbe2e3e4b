import { useId, useState } from 'react';
import { Button } from '@/features/try/response/button';
import { CodeFigure } from '@/features/try/response/code-figure';
import { webhookHeaders } from '@/packages/reference-api/webhooks/message';
import {
  type AttemptOutcome,
  DEFAULT_POLICY,
  planAttempts,
} from '@/packages/reference-api/webhooks/schedule';
import { clock } from '@/shared/browser/formatters';
import { prettyJson } from '@/shared/http/json';
import { consoleParts as texts } from '@/shared/i18n/en/console-parts';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { messages, type SandboxMessage } from '../client/deliveries';
import { useStore } from '../console-context';

/** How each receiver responds to an attempt, counted from 1. */
const receivers = {
  works: () => ({ status: 200 }),
  recovers: (attempt) => ({ status: attempt === 1 ? 503 : 200 }),
  fails: () => ({ status: 503 }),
  asksToWait: () => ({ status: 429, retryAfter: 30 }),
  rejects: () => ({ failure: 'connection' }),
  isSlow: () => ({ failure: 'timeout' }),
} satisfies Record<string, (attempt: number) => AttemptOutcome>;

type ReceiverName = keyof typeof receivers;

/** Lists the attempts that an Endatix server makes to deliver a message. */
function Attempts({ receiver }: { receiver: ReceiverName }) {
  const { attempts, end } = planAttempts(receivers[receiver], DEFAULT_POLICY);
  const endings = {
    delivered: texts.webhookDelivered,
    'not-retried': texts.webhookNotRetried,
    'no-retries-left': texts.webhookNoRetriesLeft,
    'no-time-left': texts.webhookNoTimeLeft,
  };
  return (
    <>
      <ol className="console-attempts">
        {attempts.map(({ at, outcome }) => (
          <li key={at}>
            {format(texts.webhookAttempt, {
              seconds: Math.round(at),
              outcome:
                'status' in outcome
                  ? outcome.status
                  : outcome.failure === 'timeout'
                    ? texts.webhookTimeout
                    : texts.webhookLost,
            })}
          </li>
        ))}
      </ol>
      <p>{endings[end]}</p>
    </>
  );
}

function Delivery({ message, receiver }: { message: SandboxMessage; receiver: ReceiverName }) {
  const headers = Object.entries(webhookHeaders(message)).map(([name, value]) => `${name}: ${value}`);
  return (
    <li>
      <details>
        <summary>
          <code>{message.eventName}</code> {clock().format(message.time)}
        </summary>
        <Attempts receiver={receiver} />
        <CodeFigure label={panelTexts.headers} text={headers.join('\n')} texts={panelTexts} />
        <CodeFigure
          label={panelTexts.bodyLabel}
          text={prettyJson(message.body)}
          texts={panelTexts}
          language="json"
        />
      </details>
    </li>
  );
}

/** Lists the webhook messages of the sandbox, and when an Endatix server would send them to a receiver. */
export function DeliveriesPart() {
  const id = useId();
  const list = useStore(messages);
  const [receiver, setReceiver] = useState<ReceiverName>('works');
  const names: [ReceiverName, string][] = [
    ['works', texts.receiverWorks],
    ['recovers', texts.receiverRecovers],
    ['fails', texts.receiverFails],
    ['asksToWait', texts.receiverAsksToWait],
    ['rejects', texts.receiverRejects],
    ['isSlow', texts.receiverIsSlow],
  ];
  return (
    <section className="console-part console-deliveries">
      <h2>
        {texts.webhooks} <span>{list.length}</span>
      </h2>
      <p className="hint">{list.length === 0 ? texts.webhooksEmpty : texts.webhooksMean}</p>
      {list.length > 0 && (
        <>
          <div className="row">
            <label htmlFor={id}>{texts.receiver}</label>
            <select
              id={id}
              value={receiver}
              onChange={({ target }) => setReceiver(target.value as ReceiverName)}
            >
              {names.map(([name, text]) => (
                <option key={name} value={name}>
                  {text}
                </option>
              ))}
            </select>
            <Button onClick={() => messages.set([])}>{texts.clearList}</Button>
          </div>
          <ul className="plain-list">
            {list.map((message) => (
              <Delivery key={message.id} message={message} receiver={receiver} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
