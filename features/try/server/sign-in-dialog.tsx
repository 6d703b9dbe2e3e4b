import { type FormEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWhen } from '@/shared/browser/use-when';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { signInAsAdministrator } from '../client/administrator';
import { apiClient } from '../client/client';
import { getOrigin } from '../client/target';
import { Button } from '../response/button';
import { Failure } from '../response/failure';
import { Credentials } from './credentials';

interface Props {
  texts: PanelTexts;
  /** Called once the browser has restored the focus: the dialog can go. */
  onClosed: (isSignedIn: boolean) => void;
}

/** Returns the text of a field. */
type Read = (name: string) => string;

/** Opens when it is rendered, and signs in with credentials or a bearer token. Typed text is not stored. */
function SignInDialog({ texts, onClosed }: Props) {
  const { account, target } = apiClient();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isSignedIn = useRef(false);
  const [failed, setFailed] = useState<{ withToken: boolean; error: unknown }>();
  const [isBusy, setBusy] = useState(false);
  const [isStored, setStored] = useState(true);
  const [closing] = useState(() => new AbortController());

  useWhen([], () => dialog.current?.showModal());
  const close = () => dialog.current?.close();
  const attempt = async (event: FormEvent<HTMLFormElement>, action: (read: Read) => Promise<void> | void) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setFailed(undefined);
    try {
      await action((name) => String(data.get(name) ?? ''));
      isSignedIn.current = true;
      close();
    } catch (error) {
      setFailed({ withToken: data.has('token'), error });
    }
    setBusy(false);
  };

  return (
    <dialog
      ref={dialog}
      className="console-dialog box floating"
      aria-labelledby={`${id}title`}
      onClose={() => {
        // Ends a sign-in that is on its way.
        closing.abort();
        onClosed(isSignedIn.current);
      }}
    >
      <h2 id={`${id}title`}>{format(texts.signInAtServer, { origin: getOrigin(target.get()) })}</h2>
      <form
        onSubmit={(event) =>
          void attempt(event, (read) =>
            account.signIn(read('email'), read('password'), isStored, closing.signal),
          )
        }
      >
        <Credentials texts={texts} className="control" />
        <p className="row">
          <Button type="submit" className="button-primary" aria-disabled={isBusy}>
            {texts.signInNow}
          </Button>
          <Button onClick={close}>{texts.cancel}</Button>
        </p>
        {failed?.withToken === false && <Failure error={failed.error} />}
      </form>
      <form onSubmit={(event) => void attempt(event, (read) => account.adopt(read('token'), isStored))}>
        <label htmlFor={`${id}token`}>{texts.orToken}</label>
        <textarea
          id={`${id}token`}
          className="control"
          name="token"
          rows={3}
          spellCheck={false}
          autoComplete="off"
          required
        />
        <Button type="submit">{texts.useToken}</Button>
        {failed?.withToken && <Failure error={failed.error} />}
      </form>
      <label className="console-keep line">
        <input type="checkbox" checked={isStored} onChange={(event) => setStored(event.target.checked)} />
        {texts.keepSignedIn}
      </label>
      <p className="hint">{isStored ? texts.tokensStored : texts.tokensDropped}</p>
    </dialog>
  );
}

/**
 * Signs in before a request: with one press in the sandbox, in a dialog at the reader's server.
 * @returns `signIn` calls `then` after signing in, and `otherwise` when the sandbox rejects it; `dialog` has to be
 *   drawn
 */
export function useSignIn(texts: PanelTexts) {
  const { target } = apiClient();
  const [next, setNext] = useState<() => void>();
  const signIn = (then: () => void, otherwise = then) => {
    if (target.get().kind === 'server') setNext(() => then);
    else void signInAsAdministrator().then(then, otherwise);
  };
  const close = (isSignedIn: boolean) => {
    setNext(undefined);
    if (isSignedIn) next?.();
  };
  // The style sheet of Swagger UI has rules for all labels and fields inside it.
  const dialog = next && createPortal(<SignInDialog texts={texts} onClosed={close} />, document.body);
  return { signIn, dialog };
}
