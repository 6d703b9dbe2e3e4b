import { type ReactNode, useState } from 'react';
import { Button } from '@/features/try/response/button';
import { copyText } from '@/shared/browser/clipboard';
import { errorMessage } from '@/shared/error-message';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { routePath } from '../client/routes';
import { encodeCall } from '../client/share';
import { useConsole, useOperation } from '../console-context';
import { Deferred } from '../deferred';
import { useConsoleAddress } from '../nav/console-router';

/** Renders Code and Share, with `children` between them and what they show. */
export function RequestTools({ children }: { children?: ReactNode }) {
  const { read } = useConsole();
  const operation = useOperation();
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
      {children}
      <p role="status" className="hint">
        {message}
      </p>
      {isOpen && (
        <Deferred load={() => import('./request-code')}>{({ RequestCode }) => <RequestCode />}</Deferred>
      )}
    </>
  );
}
