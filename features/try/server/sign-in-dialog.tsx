import { useId, useRef, useState } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import type { ApiClient } from '../client/client';
import { Button } from '../response/button';
import { Failure } from '../response/failure';
import { Credentials } from './credentials';

interface Props {
  client: Pick<ApiClient, 'account' | 'origin' | 'target'>;
  texts: PanelTexts;
  /** Called once the browser has restored the focus: the dialog can go. */
  onClosed: (isSignedIn: boolean) => void;
}

/** Opens when it is rendered, and signs in with credentials or a bearer token. Typed text is not stored. */
export function SignInDialog({ client, texts, onClosed }: Props) {
  const { account, origin, target } = client;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isSignedIn = useRef(false);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isStored, setStored] = useState(true);

  useWhen([], () => dialog.current?.showModal());
  const close = () => dialog.current?.close();
  const attempt = async (form: HTMLFormElement, action: (data: FormData) => Promise<void> | void) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await action(new FormData(form));
      isSignedIn.current = true;
      close();
    } catch (cause) {
      setError(cause);
    }
    setBusy(false);
  };
  const read = (data: FormData, name: string) => String(data.get(name) ?? '');

  return (
    <dialog
      ref={dialog}
      className="console-dialog box floating"
      aria-labelledby={`${id}title`}
      onClose={() => onClosed(isSignedIn.current)}
    >
      <h2 id={`${id}title`}>
        {target.get().kind === 'sandbox'
          ? texts.signInTo
          : format(texts.signInAtServer, { origin: origin() })}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(event.currentTarget, (data) =>
            account.signIn(read(data, 'email'), read(data, 'password'), isStored),
          );
        }}
      >
        <Credentials texts={texts} className="control" />
        <p className="row">
          <Button type="submit" className="console-primary" aria-disabled={isBusy}>
            {texts.signInNow}
          </Button>
          <Button onClick={close}>{texts.cancel}</Button>
        </p>
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(event.currentTarget, (data) => account.adopt(read(data, 'token'), isStored));
        }}
      >
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
      </form>
      <Failure error={error} />
      <label className="console-keep line">
        <input type="checkbox" checked={isStored} onChange={(event) => setStored(event.target.checked)} />
        {texts.keepSignedIn}
      </label>
      <p className="hint">{isStored ? texts.tokensStored : texts.tokensDropped}</p>
    </dialog>
  );
}
