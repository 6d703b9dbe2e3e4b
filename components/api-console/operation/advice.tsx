import type { Ended } from '@/lib/browser/console/exchanges';
import { templateNames } from '@/lib/shared/api/path-template';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { ACCOUNT_ROW } from '../bar/account-row';
import { SANDBOX_ROW } from '../bar/sandbox-row';
import { useTexts } from '../texts';

/** Brings the reader to the buttons of a row. */
function goTo(row: string): void {
  const element = document.getElementById(row);
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector('button')?.focus({ preventScroll: true });
}

function Way({ row, label }: { row: string; label: string }) {
  return (
    <button type="button" className="console-button" onClick={() => goTo(row)}>
      {label}
    </button>
  );
}

/** How to go on after an answer that readers do not want. */
export function Advice({ operation, sent }: { operation: ApiOperation; sent: Ended }) {
  const texts = useTexts();
  if (sent.outcome.kind !== 'answer') return null;
  const { status, body } = sent.outcome;
  const isSandbox = sent.target === 'sandbox';
  const toAccount = <Way row={ACCOUNT_ROW} label={texts.toAccount} />;
  const toSandbox = <Way row={SANDBOX_ROW} label={texts.toSandbox} />;
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
        {texts.lockedOut} {toAccount}
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
