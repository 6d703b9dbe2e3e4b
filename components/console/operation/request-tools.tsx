import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { signsIn } from '@/client/api/sample';
import { targetKey } from '@/client/api/target';
import { copyText } from '@/client/clipboard';
import { routePath } from '@/client/console/routes';
import { encodeCall } from '@/client/console/share';
import type { ApiOperation } from '@/lib/contract/operations';
import { errorMessage } from '@/lib/error-message';
import { format } from '@/lib/i18n/format';
import type { SampleRequest } from '@/lib/samples/types';
import { useConsole, useStore, useTexts } from '../console-context';
import { useConsoleAddress } from '../nav/console-router';
import { readForm } from './form';
import { RequestCode, SandboxCodeHint, useSignInFirst } from './request-code';

/**
 * The request that Execute would send now as a program, followed as form, server, session and carried values change. Null
 * before the console is ready.
 */
export function useSampleNow(operation: ApiOperation, withSignIn: boolean): SampleRequest | null {
  const state = useConsole();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [
        state.target.subscribe(listener),
        state.account.subscribe(listener),
        state.values.subscribe(listener),
        state.sendsToken.subscribe(listener),
        state.system.get()?.getStore().subscribe(listener),
      ];
      return () => {
        for (const end of ends) end?.();
      };
    },
    [state],
  );
  // As text, which is equal when the request is.
  const present = () => JSON.stringify(state.sampleNow(operation, withSignIn));
  const text = useSyncExternalStore(subscribe, present, present);
  return useMemo(() => JSON.parse(text) as SampleRequest | null, [text]);
}

/** Takes back what the reader filled in, and forgets it; there once something was. */
export function ResetButton({ operation }: { operation: ApiOperation }) {
  const { edited, reset } = useConsole();
  const texts = useTexts();
  if (!useStore(edited).has(operation.id)) return null;
  return (
    <button
      type="button"
      className="console-button"
      onClick={({ currentTarget }) => {
        // The button goes; the focus goes to what it has changed.
        currentTarget.closest('.opblock')?.querySelector<HTMLElement>('textarea, input')?.focus();
        reset(operation);
      }}
    >
      {texts.restore}
    </button>
  );
}

/** Longer bodies are not shown as code: no one could read it, and every key typed would cost seconds. */
const LONGEST_BODY = 100_000;

/** The request that Execute would send now as code, following what is typed. */
function CodeNow({ operation }: { operation: ApiOperation }) {
  const texts = useTexts();
  const { account, target } = useConsole();
  const goal = useStore(target);
  const { session } = useStore(account);
  const [isFirst, setFirst] = useSignInFirst();
  const request = useSampleNow(operation, isFirst);
  if (!request) return null;
  if ((request.body?.length ?? 0) > LONGEST_BODY) return <p className="console-hint">{texts.bodyTooLong}</p>;
  const hasChoice = signsIn({ operationId: operation.id, parameters: {} }, goal, session);
  return (
    <>
      <SandboxCodeHint target={targetKey(goal)} />
      <RequestCode request={request} withSignIn={hasChoice ? isFirst : undefined} onSignIn={setFirst} />
    </>
  );
}

/** Copies or shares the request as it is filled in. */
export function RequestTools({ operation }: { operation: ApiOperation }) {
  const { system } = useConsole();
  const texts = useTexts();
  const addressOf = useConsoleAddress();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');

  const share = async () => {
    const swagger = system.get();
    if (!swagger) return;
    try {
      const shared = encodeCall(readForm(swagger, operation));
      const link = addressOf(routePath(operation, shared.code));
      const left =
        shared.removed.length > 0 ? ` ${format(texts.leftOut, { names: shared.removed.join(', ') })}` : '';
      setMessage(((await copyText(link)) ? texts.linkCopied : format(texts.copyLink, { link })) + left);
    } catch (error) {
      setMessage(errorMessage(error));
    }
  };

  return (
    <div className="console-tools">
      <button
        type="button"
        className="console-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.copyAs}
      </button>
      <button type="button" className="console-button" onClick={() => void share()}>
        {texts.shareLink}
      </button>
      <ResetButton operation={operation} />
      <p role="status" className="console-hint">
        {message}
      </p>
      {isOpen && <CodeNow operation={operation} />}
    </div>
  );
}
