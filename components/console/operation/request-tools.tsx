import { type ReactNode, useState } from 'react';
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

interface Props {
  operation: ApiOperation;
  /** What stands between the buttons and what they open. */
  children?: ReactNode;
}

/** Shows the request as it is filled in as code, and shares it. */
export function RequestTools({ operation, children }: Props) {
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
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.code}
      </Button>
      <Button onClick={() => void share()}>{texts.share}</Button>
      <ResetButton operation={operation} />
      {children}
      <p role="status" className="hint">
        {message}
      </p>
      {isOpen && swagger && <RequestCode operation={operation} swagger={swagger} />}
    </>
  );
}
