import { type ComponentType, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '@/shared/browser/use-store';
import { console as texts } from '@/shared/i18n/en/console';
import { panel } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { signInAsAdministrator } from '../../client/administrator';
import { apiClient } from '../../client/client';
import { Failure } from '../../response/failure';
import { Credentials } from '../../server/credentials';
import { notice } from '../address';
import { SCHEME } from '../document';
import type { Collection, SwaggerPlugin } from '../system';

/** Signing in removes the focused button or field. In a dialog that is about to open, this does nothing. */
const takeFocus = (status: HTMLElement | null) => status?.focus();

/** Signs in at the top of Swagger UI's dialog: with one press in the sandbox, with an account elsewhere. */
function SignIn() {
  const { account, target } = apiClient();
  const { session } = useStore(account);
  const isSandbox = useStore(target).kind === 'sandbox';
  const [error, setError] = useState<unknown>(null);
  const attempt = (signIn: Promise<unknown>) => {
    setError(null);
    signIn.catch(setError);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    attempt(account.signIn(String(data.get('email')), String(data.get('password'))));
  };
  if (session)
    return (
      <p ref={takeFocus} role="status" tabIndex={-1}>
        {session.email ? format(texts.signedInAs, { email: session.email }) : texts.ownToken}
      </p>
    );
  return (
    <form className="auth-container sign-in" onSubmit={submit}>
      {isSandbox ? (
        <button
          type="button"
          className="btn modal-btn authorize"
          onClick={() =>
            attempt(
              signInAsAdministrator().then(
                (wasRestored) => wasRestored && notice.set(texts.passwordRestored),
              ),
            )
          }
        >
          {texts.signInAdministrator}
        </button>
      ) : (
        <>
          <Credentials texts={panel} />
          <button type="submit" className="btn modal-btn authorize">
            {panel.signInNow}
          </button>
        </>
      )}
      <Failure error={error} />
      <p>{panel.orToken}:</p>
    </form>
  );
}

/** Accessibility: Swagger UI's dialog has no role, and the focus stays behind it. */
const asDialog = (Original: ComponentType<object>, close: () => void) =>
  function AuthorizationDialog(props: object) {
    const dialog = useRef<HTMLDialogElement>(null);
    // Closed before it leaves the page, so that the focus returns to the button.
    useLayoutEffect(() => {
      const shown = dialog.current;
      shown?.showModal();
      // Not the button that closes it.
      shown?.querySelector<HTMLElement>('.sign-in button, .auth-container input')?.focus();
      return () => shown?.close();
    }, []);
    return (
      <dialog ref={dialog} className="auth-dialog" aria-label={texts.authorizations} onCancel={close}>
        <Original {...props} />
      </dialog>
    );
  };

interface AuthsProps {
  /** The scheme that a part of the dialog is about, by name. */
  definitions: Collection;
}

/** Adds the sign-in of the site to the part of Swagger UI's dialog that is about accounts. */
export const signIn: SwaggerPlugin = () => ({
  wrapComponents: {
    auths: (Original: ComponentType<AuthsProps>) => (props: AuthsProps) => (
      <>
        {props.definitions.get(SCHEME) !== undefined && <SignIn />}
        <Original {...props} />
      </>
    ),
    authorizationPopup: (Original: ComponentType<object>, system) =>
      asDialog(Original, () => system.authActions.showDefinitions(false)),
  },
});
