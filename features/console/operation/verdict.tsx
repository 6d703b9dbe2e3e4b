import { signInAsAdministrator } from '@/features/api-client/administrator';
import { Button } from '@/features/api-client/button';
import type { Verdict } from '@/features/differences/verdict';
import type { ApiOperation } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { templateNames } from '@/shared/http/path-template';
import { console as texts } from '@/shared/i18n/en/console';
import type { Ended } from '../client/exchanges';
import { useConsole } from '../console-context';
import { focusExecute } from './execute';

export function ContractDetails({ verdict }: { verdict: Verdict }) {
  if (verdict.kind !== 'contract' && verdict.kind !== 'unchecked') return null;
  return <p className="hint">{verdict.kind === 'contract' ? texts.asPromised : texts.unchecked}</p>;
}

interface AdviceProps {
  operation: ApiOperation;
  sent: Ended;
  verdict: Verdict | undefined;
}

/** Says what to do after a response that readers do not want. */
export function Advice({ operation, sent, verdict }: AdviceProps) {
  const state = useConsole();
  if (sent.outcome.kind !== 'response') return null;
  const { status, body } = sent.outcome;
  const isSandbox = sent.target === 'sandbox';
  const signIn = async (): Promise<boolean> => {
    try {
      await signInAsAdministrator(state.account);
      return true;
    } catch (error) {
      state.notice.set(errorMessage(error));
      return false;
    }
  };
  const signInAndExecute = (button: Element) => {
    // The button goes with its response.
    focusExecute(button);
    void signIn().then((isIn) => isIn && state.execute(operation));
  };
  const toSandbox = () => state.panelRequest.set('menu');
  const ids = templateNames(operation.path).length;
  const advice = (): [text: string, label?: string, act?: (button: Element) => void] | undefined => {
    if (status === 401 && operation.isProtected)
      return isSandbox
        ? [texts.noTokenSandbox, texts.signInAndExecute, signInAndExecute]
        : [texts.noTokenServer, texts.signIn, () => state.panelRequest.set('sign-in')];
    if (status === 404 && ids > 0 && verdict?.kind !== 'foreign') {
      const text = ids > 1 ? texts.nothingThereIds : texts.nothingThere;
      return isSandbox ? [`${text} ${texts.resetHelps}`, texts.toSandbox, toSandbox] : [text];
    }
    const isRejectedSignIn = status === 400 && operation.id === 'login' && isSandbox;
    if (isRejectedSignIn && body.text?.includes('credentials are invalid'))
      return [texts.lockedOut, texts.signInAdministrator, () => void signIn()];
    return status >= 500 && isSandbox ? [texts.sandboxError, texts.toSandbox, toSandbox] : undefined;
  };
  const [text, label, act] = advice() ?? [];
  if (!text) return null;
  return (
    <p className="hint">
      {text} {act && <Button onClick={({ currentTarget }) => act(currentTarget)}>{label}</Button>}
    </p>
  );
}
