import { sampleOfCall, signsIn } from '@/lib/browser/api/sample';
import type { Target } from '@/lib/browser/api/target';
import type { Ended } from '@/lib/browser/console/exchanges';
import { useConsole, useStore } from '../console-context';
import { useTexts } from '../texts';
import { RequestCode } from './request-code';
import { SandboxCodeHint } from './sandbox-code-hint';
import { useSignInFirst } from './use-sign-in-first';

/** The request that was sent, as code that works against a server: for the sandbox that is `npm run api`. */
export function SentRequest({ sent: { call, request: sent, target: key } }: { sent: Ended }) {
  const texts = useTexts();
  const { session } = useStore(useConsole().account);
  const [isFirst, setFirst] = useSignInFirst();
  const target: Target = key === 'sandbox' ? { kind: 'sandbox' } : { kind: 'server', origin: key };
  const sendsToken = 'Authorization' in sent.headers;
  const request = sampleOfCall(call, { target, session, values: {}, withSignIn: isFirst, sendsToken });
  const hasChoice = signsIn(call, target, session);
  return (
    <details className="console-sent">
      <summary>{texts.sentCode}</summary>
      <SandboxCodeHint target={key} />
      <RequestCode request={request} withSignIn={hasChoice ? isFirst : undefined} onSignIn={setFirst} />
    </details>
  );
}
