import { useId } from 'react';
import { Button } from '@/features/try/response/button';
import { ServerPicker } from '@/features/try/server/server-picker';
import { consoleParts as texts } from '@/shared/i18n/en/console-parts';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { useConsole, useStore } from '../console-context';
import type { PanelName } from './bar';
import { DeliveriesPart } from './deliveries-part';
import { HistoryPart } from './history-part';
import { SandboxPart } from './sandbox-part';
import { ValuesPart } from './values-part';

function ServerAndAccount() {
  const state = useConsole();
  const { session } = useStore(state.account);
  const id = useId();
  return (
    <>
      <section className="console-part">
        <h2 id={id}>{texts.server}</h2>
        <ServerPicker client={state} texts={panelTexts} labelledBy={id} />
      </section>
      <section className="console-part">
        <h2>{texts.account}</h2>
        {session?.refreshToken && <p>{format(texts.renewed, { email: session.email })}</p>}
        <Button onClick={() => state.panelRequest.set('account')}>{texts.otherAccount}</Button>
      </section>
    </>
  );
}

export function Panel({ name, close }: { name: PanelName; close: () => void }) {
  const target = useStore(useConsole().target);
  if (name === 'server') return <ServerAndAccount />;
  return (
    <>
      {target.kind === 'sandbox' && <SandboxPart />}
      <HistoryPart onLeave={close} />
      <ValuesPart />
      {target.kind === 'sandbox' && <DeliveriesPart />}
    </>
  );
}
