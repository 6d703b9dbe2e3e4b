import { type ReactNode, useState } from 'react';
import { Button } from '@/features/api-client/button';
import { copyText } from '@/shared/browser/clipboard';
import type { ApiOperation } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { routePath } from '../client/routes';
import { encodeCall } from '../client/share';
import { useConsole, useStore } from '../console-context';
import { useConsoleAddress } from '../nav/console-router';
import { RequestCode } from './request-code';

function ResetButton({ operation }: { operation: ApiOperation }) {
  const { edited, reset } = useConsole();
  if (!useStore(edited).has(operation.id)) return null;
  return (
    <Button
      onClick={({ currentTarget }) => {
        // The button goes: focus what it has changed.
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
  /** Rendered between the buttons and the code. */
  children?: ReactNode;
}

export function RequestTools({ operation, children }: Props) {
  const { read } = useConsole();
  const getAddress = useConsoleAddress();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');

  const share = async () => {
    try {
      const shared = encodeCall(read(operation));
      const link = getAddress(routePath(operation, shared.code));
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
      {isOpen && <RequestCode operation={operation} />}
    </>
  );
}
