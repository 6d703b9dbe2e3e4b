import { signInAsAdministrator } from '@/lib/browser/api/administrator';
import type { Ended } from '@/lib/browser/console/exchanges';
import { templateNames } from '@/lib/shared/api/path-template';
import { errorMessage } from '@/lib/shared/error-message';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { useConsole } from '../console-context';
import { useTexts } from '../texts';

interface WayProps {
  label: string;
  onClick: () => void;
}

function Way({ label, onClick }: WayProps) {
  return (
    <button type="button" className="console-button" onClick={onClick}>
      {label}
    </button>
  );
}

/** How to go on after an answer that readers do not want. */
export function Advice({ operation, sent }: { operation: ApiOperation; sent: Ended }) {
  const texts = useTexts();
  const state = useConsole();
  if (sent.outcome.kind !== 'answer') return null;
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
  const signInAndExecute = () => void signIn().then((isIn) => isIn && state.execute(operation));
  const toAccount = isSandbox ? (
    <Way label={texts.signInAndExecute} onClick={signInAndExecute} />
  ) : (
    <Way label={texts.signIn} onClick={() => state.wish.set('sign-in')} />
  );
  const toSandbox = <Way label={texts.toSandbox} onClick={() => state.wish.set('menu')} />;
  const ids = templateNames(operation.path).length;
  if (status === 401 && operation.isProtected)
    return (
      <p className="console-hint">
        {isSandbox ? texts.noTokenSandbox : texts.noTokenServer} {toAccount}
      </p>
    );
  if (status === 404 && ids > 0)
    return (
      <p className="console-hint">
        {ids > 1 ? texts.nothingThereIds : texts.nothingThere}
        {isSandbox && (
          <>
            {' '}
            {texts.resetHelps} {toSandbox}
          </>
        )}
      </p>
    );
  const isRefusedSignIn = status === 400 && operation.id === 'login' && isSandbox;
  if (isRefusedSignIn && body.text?.includes('credentials are invalid'))
    return (
      <p className="console-hint">
        {texts.lockedOut} <Way label={texts.signInAdministrator} onClick={() => void signIn()} />
      </p>
    );
  if (status >= 500 && isSandbox)
    return (
      <p className="console-hint">
        {texts.sandboxFault} {toSandbox}
      </p>
    );
  return null;
}
