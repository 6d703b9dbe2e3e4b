import { ACCOUNT_ROW } from '../bar/account-row';
import { useConsole, useStore } from '../console-context';

/** Brings the reader to the buttons of the account. */
function goToAccount(): void {
  const row = document.getElementById(ACCOUNT_ROW);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector('button')?.focus({ preventScroll: true });
}

/** How to go on after 401 of a protected operation. */
export function Unauthorized() {
  const target = useStore(useConsole().target);
  return (
    <p className="console-hint">
      No valid token was sent.{' '}
      {target.kind === 'sandbox'
        ? 'Sign in as administrator, then execute again.'
        : 'Sign in at this server, then execute again.'}{' '}
      <button type="button" className="console-button" onClick={goToAccount}>
        Go to Account
      </button>
    </p>
  );
}
