import { Rich } from '@/components/api-client/rich';
import type { Ended } from '@/lib/browser/console/exchanges';
import { useTexts } from '../texts';
import { RequestCode } from './request-code';

/** The request that was sent, as code that works against a server: for the sandbox that is `npm run api`. */
export function SentRequest({ sent: { request, target } }: { sent: Ended }) {
  const texts = useTexts();
  return (
    <details className="console-sent">
      <summary>{texts.sentCode}</summary>
      {target === 'sandbox' && (
        <p className="console-hint">
          <Rich text={texts.sandboxCode} values={{ command: <code>npm run api</code> }} />
        </p>
      )}
      <RequestCode request={request} />
    </details>
  );
}
