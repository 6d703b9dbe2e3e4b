import { useState } from 'react';
import type { ApiClient } from '@/client/api/client';
import { sampleOfCall, signsIn } from '@/client/api/sample';
import { copyText } from '@/client/clipboard';
import type { Exchange, Traffic } from '@/client/form-demo/traffic';
import { Button } from '@/components/api/button';
import { useStore } from '@/components/api/use-store';
import { prettyJson } from '@/lib/api/json';
import { getOperation } from '@/lib/contract/operations';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import { scrollable } from '@/lib/markup/scrollable';
import { siteHref } from '@/lib/paths';
import { renderSample } from '@/lib/samples';
import { languageList } from '@/lib/samples/languages';
import { Problem } from '../problem';

interface Props {
  client: Pick<ApiClient, 'target' | 'account'>;
  traffic: Traffic;
  texts: LiveFormTexts;
}

/** Long texts of a response are cut: a photo is not read. */
const SHOWN = 4000;
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text);

interface ExchangeProps extends Omit<Props, 'traffic'> {
  exchange: Exchange;
}

/** One request as a program in a language of the reader, to be copied; the sign-in comes first where it needs one. */
function Sample({ client, exchange, texts }: ExchangeProps) {
  const [language, setLanguage] = useState<string>('curl');
  const [isCopied, setCopied] = useState(false);
  const target = useStore(client.target);
  const { session } = useStore(client.account);
  const withSignIn = signsIn(exchange.call, target, session);
  const sample = sampleOfCall(exchange.call, { target, session, values: {}, withSignIn });
  const code = renderSample(language, sample);
  return (
    <div className="lf-sample">
      <p className="row">
        <label>
          {texts.trafficAs}{' '}
          <select
            className="lf-select control"
            value={language}
            onChange={({ target }) => {
              setLanguage(target.value);
              setCopied(false);
            }}
          >
            {languageList.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={() => void copyText(code).then(setCopied)}>
          {isCopied ? texts.trafficCopied : texts.trafficCopy}
        </Button>
      </p>
      <pre {...scrollable}>
        <code>{shorten(code)}</code>
      </pre>
    </div>
  );
}

function Status({ exchange: { outcome }, texts }: { exchange: Exchange; texts: LiveFormTexts }) {
  if (!outcome) return <span className="hint">{texts.trafficWaiting}</span>;
  if (outcome.kind === 'failed') return <span className="lf-bad">{texts.trafficNone}</span>;
  const isGood = outcome.status < 400;
  return (
    <span className={isGood ? 'lf-good' : 'lf-bad'}>
      {outcome.status} <small className="fine">{outcome.milliseconds} ms</small>
    </span>
  );
}

function ExchangeView({ client, exchange, texts }: ExchangeProps) {
  const [isOpen, setOpen] = useState(false);
  const { method, path, href, operation } = getOperation(exchange.call.operationId);
  const { actor, outcome } = exchange;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={`method method-${method}`}>{method.toUpperCase()}</span>
          <span className="lf-what">
            {operation.summary}
            <small className="fine">
              {actor === 'respondent' ? texts.trafficRespondent : texts.trafficAdministrator}
            </small>
          </span>
          <Status exchange={exchange} texts={texts} />
        </summary>
        {isOpen && (
          <div className="lf-exchange">
            <p>
              <code>{path}</code>
            </p>
            <p>
              <a href={siteHref(href)}>{texts.trafficPage}</a>
            </p>
            <Sample client={client} exchange={exchange} texts={texts} />
            <p>{texts.trafficResponse}</p>
            {outcome?.kind === 'failed' && <Problem error={outcome.error} texts={texts} />}
            {outcome?.kind === 'response' &&
              (outcome.text === '' ? (
                <p className="hint">{texts.trafficNoBody}</p>
              ) : (
                <pre {...scrollable}>
                  <code>{shorten(prettyJson(outcome.text))}</code>
                </pre>
              ))}
          </div>
        )}
      </details>
    </li>
  );
}

/** What goes over the wire, newest first. */
export function TrafficPane({ client, traffic, texts }: Props) {
  const exchanges = useStore(traffic);
  if (exchanges.length === 0) return <p className="hint">{texts.trafficEmpty}</p>;
  return (
    <>
      <ol className="lf-traffic" reversed aria-label={texts.trafficList}>
        {[...exchanges].reverse().map((exchange) => (
          <ExchangeView key={exchange.number} client={client} exchange={exchange} texts={texts} />
        ))}
      </ol>
      <Button onClick={() => traffic.clear()}>{texts.trafficClear}</Button>
    </>
  );
}
