import type { Ended } from '@/lib/browser/console/exchanges';
import { templateNames } from '@/lib/shared/api/path-template';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { ACCOUNT_ROW } from '../bar/account-row';
import { SANDBOX_ROW } from '../bar/sandbox-row';

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
  if (sent.outcome.kind !== 'answer') return null;
  const { status, body } = sent.outcome;
  const isSandbox = sent.target === 'sandbox';
  if (status === 401 && operation.isProtected)
    return (
      <p className="console-hint">
        No valid token was sent.{' '}
        {isSandbox
          ? 'Sign in as administrator, then execute again.'
          : 'Sign in at this server, then execute again.'}{' '}
        <Way row={ACCOUNT_ROW} label="Go to Account" />
      </p>
    );
  if (status === 404 && templateNames(operation.path).length > 0)
    return (
      <p className="console-hint">
        There is nothing with {templateNames(operation.path).length > 1 ? 'these ids' : 'this id'} here: it
        may have been deleted, changed by an earlier request, or belong to another server. Use “Pick” to see
        what exists.
        {isSandbox && (
          <>
            {' '}
            Reset brings the demo data back. <Way row={SANDBOX_ROW} label="Go to Sandbox" />
          </>
        )}
      </p>
    );
  if (
    status === 400 &&
    operation.id === 'login' &&
    isSandbox &&
    body.text?.includes('credentials are invalid')
  )
    return (
      <p className="console-hint">
        The password may have been changed in this sandbox. “Sign in as administrator” works all the same, and
        Reset brings the first password back. <Way row={ACCOUNT_ROW} label="Go to Account" />
      </p>
    );
  if (status >= 500 && isSandbox)
    return (
      <p className="console-hint">
        The sandbox could not work with its data; an imported file can cause that. Reset brings the demo data
        back. <Way row={SANDBOX_ROW} label="Go to Sandbox" />
      </p>
    );
  return null;
}
