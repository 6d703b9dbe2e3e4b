import { useId } from 'react';
import { Button } from '@/features/api-client/button';
import { ServerPicker } from '@/features/api-client/server-picker';
import { console as texts } from '@/shared/i18n/en/console';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { useConsole, useStore } from '../console-context';
import { DeliveriesPart } from '../deliveries';
import type { PanelName } from './bar';
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
        {session && (
          <p>
            {session.email || texts.ownToken}
            {session.refreshToken && texts.renewed}
          </p>
        )}
        <Button onClick={() => state.panelRequest.set('sign-in')}>{texts.otherAccount}</Button>
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
      <ValuesPart />
      {target.kind === 'sandbox' && <DeliveriesPart />}
      <HistoryPart onLeave={close} />
    </>
  );
}
