import { useState, useSyncExternalStore } from 'react';
import { copyText } from '@/client/clipboard';
import { routePath } from '@/client/console/routes';
import { encodeCall } from '@/client/console/share';
import { Button } from '@/components/api/button';
import type { ApiOperation } from '@/lib/contract/operations';
import { errorMessage } from '@/lib/error-message';
import { format } from '@/lib/i18n/format';
import { useConsole, useStore, useTexts } from '../console-context';
import { useConsoleAddress } from '../nav/console-router';
import { readForm } from './form';
import { RequestCode } from './request-code';
import type { SwaggerSystem } from './swagger-system';

/** Takes back what the reader filled in, and forgets it; there once something was. */
export function ResetButton({ operation }: { operation: ApiOperation }) {
  const { edited, reset } = useConsole();
  const texts = useTexts();
  if (!useStore(edited).has(operation.id)) return null;
  return (
    <Button
      onClick={({ currentTarget }) => {
        // The button goes; the focus goes to what it has changed.
        currentTarget.closest('.opblock')?.querySelector<HTMLElement>('textarea, input')?.focus();
        reset(operation);
      }}
    >
      {texts.restore}
    </Button>
  );
}

/** Longer bodies are not shown as code: no one could read it, and every key typed would cost seconds. */
const LONGEST_BODY = 100_000;

/** The request that Execute would send now as code, following form, server, session and carried values. */
function CodeNow({ operation, swagger }: { operation: ApiOperation; swagger: SwaggerSystem }) {
  const texts = useTexts();
  const state = useConsole();
  const target = useStore(state.target);
  useStore(state.account);
  useStore(state.values);
  useStore(state.sendsToken);
  const present = () => JSON.stringify(readForm(swagger, operation));
  useSyncExternalStore(swagger.getStore().subscribe, present, present);
  const { body = '' } = readForm(swagger, operation);
  if (body.length > LONGEST_BODY) return <p className="hint">{texts.bodyTooLong}</p>;
  return (
    <RequestCode
      operationId={operation.id}
      target={target}
      requestOf={(withSignIn) => state.sampleNow(swagger, operation, withSignIn)}
    />
  );
}

/** Copies or shares the request as it is filled in. */
export function RequestTools({ operation }: { operation: ApiOperation }) {
  const swagger = useStore(useConsole().system);
  const texts = useTexts();
  const addressOf = useConsoleAddress();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');

  const share = async () => {
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
    <div className="console-tools row">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.copyAs}
      </Button>
      <Button onClick={() => void share()}>{texts.shareLink}</Button>
      <ResetButton operation={operation} />
      <p role="status" className="hint">
        {message}
      </p>
      {isOpen && swagger && <CodeNow operation={operation} swagger={swagger} />}
    </div>
  );
}
