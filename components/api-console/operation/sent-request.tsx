import type { Collection } from '@/framework/swagger/system';
import type { SampleRequest } from '@/lib/shared/samples';
import { RequestCode } from './request-code';

function requestOf(sent: Collection): SampleRequest {
  const headers = (sent.get('headers') as Collection | undefined)?.toJS() ?? {};
  const body = sent.get('body');
  return {
    method: String(sent.get('method') ?? 'GET').toUpperCase(),
    url: String(sent.get('url')),
    headers: Object.fromEntries(
      Object.entries(headers as Record<string, unknown>)
        // What every client sends by itself only makes the code longer.
        .filter(([name]) => name.toLowerCase() !== 'accept')
        .map(([name, value]) => [name, String(value)]),
    ),
    ...(typeof body === 'string' && { body }),
  };
}

/** The request that was sent, as code that works against a server: for the sandbox that is `npm run api`. */
export function SentRequest({ request }: { request: Collection }) {
  const isSandbox = request.get('targetKey') === 'sandbox';
  return (
    <details className="console-sent">
      <summary>The request as code</summary>
      {isSandbox && (
        <p className="console-hint">
          The sandbox has no address. The code calls the same API on your computer: start it with{' '}
          <code>npm run api</code>.
        </p>
      )}
      <RequestCode request={requestOf(request)} />
    </details>
  );
}
