import { useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';
import { routePath } from '@/lib/browser/console/routes';
import { encodeCall } from '@/lib/browser/console/share';
import { errorMessage } from '@/lib/shared/error-message';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { useConsole } from '../console-context';
import { useConsoleAddress } from '../nav/console-router';
import { readForm } from './form';
import { RequestCode } from './request-code';
import { useRequestNow } from './use-request-now';

/** Longer bodies are not shown as code: nobody could read it, and every key typed would cost seconds. */
const LONGEST_BODY = 100_000;

/** The request that Execute would send now as code, following what is typed. */
function CodeNow({ operation }: { operation: ApiOperation }) {
  const request = useRequestNow(operation);
  if (!request) return null;
  if ((request.body?.length ?? 0) > LONGEST_BODY)
    return <p className="console-hint">The body is too long to be shown as code.</p>;
  return <RequestCode request={request} />;
}

/** Copies or shares the request as it is filled in. */
export function RequestTools({ operation }: { operation: ApiOperation }) {
  const { system } = useConsole();
  const addressOf = useConsoleAddress();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');

  const share = async () => {
    const swagger = system.get();
    if (!swagger) return;
    try {
      const shared = encodeCall(readForm(swagger, operation));
      const link = addressOf(routePath(operation, shared.code));
      const left = shared.removed.length > 0 ? ` Left out: ${shared.removed.join(', ')}.` : '';
      setMessage((await copyText(link)) ? `Link copied.${left}` : `Copy this link: ${link}${left}`);
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
        Copy as …
      </button>
      <button type="button" className="console-button" onClick={() => void share()}>
        Share link
      </button>
      <p role="status" className="console-hint">
        {message}
      </p>
      {isOpen && <CodeNow operation={operation} />}
    </div>
  );
}
