import { useState } from 'react';
import { sampleOfCall, signsIn } from '@/client/api/sample';
import type { Target } from '@/client/api/target';
import type { Ended } from '@/client/console/exchanges';
import { readStored, writeStored } from '@/client/storage';
import { useWhen } from '@/client/use-when';
import { Rich } from '@/components/api/rich';
import { languageList } from '@/lib/samples/languages';
import type { SampleRequest } from '@/lib/samples/types';
import { storageKeys } from '@/lib/storage-keys';
import { CodeFigure } from '../code-figure';
import { useConsole, useStore, useTexts } from '../console-context';

/** Shared with the tab sets and examples of the documentation: a language is chosen once for the whole site. */
const choiceKey = storageKeys.tab('sample');

const known = (id: string | null) => languageList.find((language) => language.id === id) ?? languageList[0];

type Render = typeof import('@/lib/samples').renderSample;

interface Props {
  operationId: string;
  target: Target;
  /** The request, with a sign-in in front or without. */
  requestOf: (withSignIn: boolean) => SampleRequest;
}

/**
 * A request as code in the language of the reader's choice, with a copy button; a request to the sandbox goes to
 * `npm run api`. The languages are loaded when shown.
 */
export function RequestCode({ operationId, target, requestOf }: Props) {
  const texts = useTexts();
  const { session } = useStore(useConsole().account);
  const [language, setLanguage] = useState(() => known(readStored(choiceKey)));
  // One choice for the whole site.
  const [withSignIn, setWithSignIn] = useState(() => readStored(storageKeys.sampleSteps) !== 'off');
  const [parts, setParts] = useState<{ render: Render }>();
  const [hasFailed, setFailed] = useState(false);
  useWhen([], () => {
    import('@/lib/samples').then(
      ({ renderSample }) => setParts({ render: renderSample }),
      () => setFailed(true),
    );
  });
  if (!language) return null;
  return (
    <>
      {target.kind === 'sandbox' && (
        <p className="hint">
          <Rich text={texts.sandboxCode} values={{ command: <code>npm run api</code> }} />
        </p>
      )}
      <div className="console-request-code">
        <div className="row">
          <label className="console-example row">
            <span>{texts.codeLanguage}</span>
            <select
              value={language.id}
              onChange={({ target: { value } }) => {
                writeStored(choiceKey, value);
                setLanguage(known(value));
              }}
            >
              {languageList.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {signsIn({ operationId }, target, session) && (
            <label className="console-sign-in-first line">
              <input
                type="checkbox"
                checked={withSignIn}
                onChange={({ target: { checked } }) => {
                  writeStored(storageKeys.sampleSteps, checked ? null : 'off');
                  setWithSignIn(checked);
                }}
              />{' '}
              {texts.signInFirst}
            </label>
          )}
        </div>
        {hasFailed && <p role="alert">{texts.partFailed}</p>}
        {parts && (
          <CodeFigure
            label={language.label}
            language={language.fence}
            text={parts.render(language.id, requestOf(withSignIn))}
          />
        )}
      </div>
    </>
  );
}

/** The request that was sent, as code that works against a server. */
export function SentRequest({ sent: { call, request, target: key } }: { sent: Ended }) {
  const texts = useTexts();
  const { session } = useStore(useConsole().account);
  const target: Target = key === 'sandbox' ? { kind: 'sandbox' } : { kind: 'server', origin: key };
  const sendsToken = 'Authorization' in request.headers;
  return (
    <details className="console-sent">
      <summary>{texts.sentCode}</summary>
      <RequestCode
        operationId={call.operationId}
        target={target}
        requestOf={(withSignIn) =>
          sampleOfCall(call, { target, session, values: {}, withSignIn, sendsToken })
        }
      />
    </details>
  );
}
