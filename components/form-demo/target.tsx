import { type RefObject, useId } from 'react';
import type { ApiClient } from '@/client/api/client';
import { Button } from '@/components/api/button';
import { ServerPicker } from '@/components/api/server-picker';
import { SignInDialog } from '@/components/api/sign-in-dialog';
import { useStore } from '@/components/api/use-store';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import { format } from '@/lib/i18n/format';

interface Props {
  client: ApiClient;
  texts: LiveFormTexts;
  panelTexts: PanelTexts;
  /** The dialog in which the reader signs in; other parts open it, too. */
  dialog: RefObject<HTMLDialogElement | null>;
}

/** Chooses where the loop runs, and signs in at a server of the reader. */
export function TargetChoice({ client, texts, panelTexts, dialog }: Props) {
  const id = useId();
  const target = useStore(client.target);
  const { session } = useStore(client.account);
  return (
    <div className="lf-target row">
      <p id={`${id}label`}>{texts.runsAt}</p>
      <ServerPicker client={client} texts={panelTexts} labelledBy={`${id}label`} />
      {target.kind === 'server' && (
        <p className="row">
          {session?.email && <span>{format(texts.signedInAs, { email: session.email })}</span>}
          <Button onClick={() => (session ? client.account.signOut() : dialog.current?.showModal())}>
            {session ? texts.signOut : texts.signIn}
          </Button>
        </p>
      )}
      <SignInDialog client={client} texts={panelTexts} dialog={dialog} onClosed={() => undefined} />
    </div>
  );
}
