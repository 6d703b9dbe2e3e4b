import { useState } from 'react';
import { requestOf } from '@/lib/browser/api/call';
import { copyText } from '@/lib/browser/clipboard';
import { routePath } from '@/lib/browser/console/routes';
import { encodeCall } from '@/lib/browser/console/share';
import { errorMessage } from '@/lib/shared/error-message';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import type { SampleRequest } from '@/lib/shared/samples';
import { useConsole } from '../console-context';
import { useConsoleAddress } from '../nav/console-router';
import { readForm } from './form';
import { RequestCode } from './request-code';

/** Copies or shares the request as it is filled in. */
export function RequestTools({ operation }: { operation: ApiOperation }) {
  const { account, origin, system } = useConsole();
  const addressOf = useConsoleAddress();
  const [code, setCode] = useState<SampleRequest>();
  const [message, setMessage] = useState('');

  const form = () => {
    const swagger = system.get();
    return swagger && readForm(swagger, operation);
  };
  const showCode = () => {
    const call = form();
    if (code || !call) return setCode(undefined);
    setCode(requestOf(call, origin(), account.get().session?.accessToken));
  };
  const share = async () => {
    const call = form();
    if (!call) return;
    try {
      const shared = encodeCall(call);
      const link = addressOf(routePath(operation, shared.code));
      const left = shared.removed.length > 0 ? ` Left out: ${shared.removed.join(', ')}.` : '';
      setMessage((await copyText(link)) ? `Link copied.${left}` : `Copy this link: ${link}${left}`);
    } catch (error) {
      setMessage(errorMessage(error));
    }
  };

  return (
    <div className="console-tools">
      <button type="button" className="console-button" aria-expanded={code !== undefined} onClick={showCode}>
        Copy as …
      </button>
      <button type="button" className="console-button" onClick={() => void share()}>
        Share link
      </button>
      <p role="status" className="console-hint">
        {message}
      </p>
      {code && <RequestCode request={code} />}
    </div>
  );
}
