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

/** Whether code signs in first, and how to change that; one choice for the whole site. */
export function useSignInFirst(): [boolean, (isFirst: boolean) => void] {
  const [isFirst, setFirst] = useState(() => readStored(storageKeys.sampleSteps) !== 'off');
  const choose = (next: boolean) => {
    writeStored(storageKeys.sampleSteps, next ? null : 'off');
    setFirst(next);
  };
  return [isFirst, choose];
}

/** Says where code goes whose request went, or would go, to the sandbox. Nothing for another target. */
export function SandboxCodeHint({ target }: { target: string }) {
  const texts = useTexts();
  if (target !== 'sandbox') return null;
  return (
    <p className="console-hint">
      <Rich text={texts.sandboxCode} values={{ command: <code>npm run api</code> }} />
    </p>
  );
}

/** Shared with the tab sets and examples of the documentation: a language is chosen once for the whole site. */
const choiceKey = storageKeys.tab('sample');

const known = (id: string | null) => languageList.find((language) => language.id === id) ?? languageList[0];

type Render = typeof import('@/lib/samples').renderSample;

interface Props {
  request: SampleRequest;
  /** Whether the code signs in first; undefined where it needs no sign-in. */
  withSignIn?: boolean | undefined;
  onSignIn?: (withSignIn: boolean) => void;
}

/** A request as code in the language of the reader's choice, with a copy button. The languages are loaded when shown. */
export function RequestCode({ request, withSignIn, onSignIn }: Props) {
  const texts = useTexts();
  const [language, setLanguage] = useState(() => known(readStored(choiceKey)));
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
    <div className="console-request-code">
      <div className="console-inline">
        <label className="console-example">
          <span>{texts.codeLanguage}</span>
          <select
            value={language.id}
            onChange={({ target }) => {
              writeStored(choiceKey, target.value);
              setLanguage(known(target.value));
            }}
          >
            {languageList.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {withSignIn !== undefined && (
          <label className="console-sign-in-first">
            <input
              type="checkbox"
              checked={withSignIn}
              onChange={({ target }) => onSignIn?.(target.checked)}
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
          text={parts.render(language.id, request)}
        />
      )}
    </div>
  );
}

/** The request that was sent, as code that works against a server: for the sandbox that is `npm run api`. */
export function SentRequest({ sent: { call, request: sent, target: key } }: { sent: Ended }) {
  const texts = useTexts();
  const { session } = useStore(useConsole().account);
  const [isFirst, setFirst] = useSignInFirst();
  const target: Target = key === 'sandbox' ? { kind: 'sandbox' } : { kind: 'server', origin: key };
  const sendsToken = 'Authorization' in sent.headers;
  const request = sampleOfCall(call, { target, session, values: {}, withSignIn: isFirst, sendsToken });
  const hasChoice = signsIn(call, target, session);
  return (
    <details className="console-sent">
      <summary>{texts.sentCode}</summary>
      <SandboxCodeHint target={key} />
      <RequestCode request={request} withSignIn={hasChoice ? isFirst : undefined} onSignIn={setFirst} />
    </details>
  );
}
