import type { Ended } from '@/lib/browser/console/exchanges';
import { RequestCode } from './request-code';

/** The request that was sent, as code that works against a server: for the sandbox that is `npm run api`. */
export function SentRequest({ sent: { request, target } }: { sent: Ended }) {
  return (
    <details className="console-sent">
      <summary>The request as code</summary>
      {target === 'sandbox' && (
        <p className="console-hint">
          The sandbox has no address. The code calls the same API on your computer: start it with{' '}
          <code>npm run api</code>.
        </p>
      )}
      <RequestCode request={request} />
    </details>
  );
}
