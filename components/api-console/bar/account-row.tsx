import { useRef, useState } from 'react';
import { Failure } from '@/components/api-client/failure';
import { Rich } from '@/components/api-client/rich';
import { SignInDialog } from '@/components/api-client/sign-in-dialog';
import { administrator, signInAsAdministrator } from '@/lib/browser/api/administrator';
import type { Session } from '@/lib/browser/api/session-storage';
import { clock } from '@/lib/browser/formatters';
import { useWhen } from '@/lib/browser/use-when';
import { format } from '@/lib/i18n/format';
import { useConsole, useStore } from '../console-context';
import { usePanelTexts, useTexts } from '../texts';

/** Id of the row, for those who lead to it. */
export const ACCOUNT_ROW = 'console-account';

function Who({ session: { email, expires, refreshToken } }: { session: Session }) {
  const texts = useTexts();
  return (
    <p>
      {email ? <Rich text={texts.signedInAs} values={{ email: <strong>{email}</strong> }} /> : texts.ownToken}
      {expires !== null && ' '}
      {expires !== null && (
        <Rich
          text={texts.until}
          values={{ time: <time dateTime={new Date(expires).toISOString()}>{clock().format(expires)}</time> }}
        />
      )}
      {refreshToken && texts.renewed}
    </p>
  );
}

/** Who is signed in and until when; signs in and out. The tokens go with each request that needs one. */
export function AccountRow() {
  const state = useConsole();
  const texts = useTexts();
  const { account, notice: pageNotice, target: targetStore } = state;
  const { session, notice } = useStore(account);
  const target = useStore(targetStore);
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  // An error concerns the target it came from.
  useWhen([target, session], () => {
    setError(null);
  });

  /** Gives the focus to the button in the place of the one that has gone with it. */
  const keepFocus = () => {
    const focused = document.activeElement;
    // A dialog that closes keeps the focus for a moment.
    if (focused === document.body || dialog.current?.contains(focused))
      buttons.current?.querySelector('button')?.focus();
  };
  // The buttons change with the session.
  useWhen([session], () => {
    if (isLeaving.current) keepFocus();
    isLeaving.current = false;
  });

  const signIn = async () => {
    if (isBusy) return;
    setBusy(true);
    isLeaving.current = true;
    setError(null);
    try {
      if (await signInAsAdministrator(account)) pageNotice.set(format(texts.passwordRestored, administrator));
    } catch (cause) {
      isLeaving.current = false;
      setError(cause);
    }
    setBusy(false);
  };

  const signOut = () => {
    isLeaving.current = true;
    account.signOut();
  };

  return (
    <div className="console-row" id={ACCOUNT_ROW}>
      <h2>{texts.account}</h2>
      <div ref={buttons} className="console-inline" aria-live="polite">
        {session ? <Who session={session} /> : <p>{isBusy ? texts.signingIn : texts.nobody}</p>}
        {session ? (
          <button type="button" className="console-button" onClick={signOut}>
            {texts.signOut}
          </button>
        ) : (
          <>
            {target.kind === 'sandbox' && (
              <button
                type="button"
                className="console-button console-primary"
                aria-disabled={isBusy}
                onClick={() => void signIn()}
              >
                {texts.signInAdministrator}
              </button>
            )}
            <button type="button" className="console-button" onClick={() => dialog.current?.showModal()}>
              {target.kind === 'sandbox' ? texts.otherAccount : texts.signIn}
            </button>
          </>
        )}
      </div>
      {notice && (
        <p className="console-hint" role="status">
          {notice}
        </p>
      )}
      <Failure error={error} />
      <SignInDialog client={state} texts={usePanelTexts()} dialog={dialog} onClosed={keepFocus} />
    </div>
  );
}
