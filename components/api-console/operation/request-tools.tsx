import { useState } from 'react';
import { signsIn } from '@/lib/browser/api/sample';
import { targetKey } from '@/lib/browser/api/target';
import { copyText } from '@/lib/browser/clipboard';
import { routePath } from '@/lib/browser/console/routes';
import { encodeCall } from '@/lib/browser/console/share';
import { format } from '@/lib/i18n/format';
import { errorMessage } from '@/lib/shared/error-message';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { useConsole, useStore } from '../console-context';
import { useConsoleAddress } from '../nav/console-router';
import { useTexts } from '../texts';
import { readForm } from './form';
import { RequestCode } from './request-code';
import { ResetButton } from './reset-button';
import { SandboxCodeHint } from './sandbox-code-hint';
import { useSampleNow } from './use-sample-now';
import { useSignInFirst } from './use-sign-in-first';

/** Longer bodies are not shown as code: nobody could read it, and every key typed would cost seconds. */
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
