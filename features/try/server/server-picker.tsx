import { useId } from 'react';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import type { ApiClient } from '../client/client';
import { isMixedContent, mixedContent } from '../client/network';
import { useStore } from '../client/use-store';
import { Explained } from '../response/failure';
import { lastAddress, ServerAddress } from './server-address';

interface Props {
  client: Pick<ApiClient, 'target' | 'choose' | 'sendTo'>;
  texts: PanelTexts;
  labelledBy: string;
}

/** Chooses where requests go, for the whole site. */
export function ServerPicker({ client, texts, labelledBy }: Props) {
  const target = useStore(client.target);
  const id = useId();
  const chooseServer = (origin: string) => client.choose({ kind: 'server', origin });
  const choices = [
    ['sandbox', texts.sandbox, () => client.choose({ kind: 'sandbox' })],
    ['server', texts.ownServer, () => chooseServer(lastAddress())],
  ] as const;

  return (
    <div className="console-server" role="radiogroup" aria-labelledby={labelledBy}>
      <div className="console-choices row">
        {choices.map(([kind, label, choose]) => (
          <label key={kind} className="line">
            <input type="radio" name={id} checked={target.kind === kind} onChange={choose} /> {label}
          </label>
        ))}
      </div>
      {target.kind === 'server' && (
        <ServerAddress
          texts={texts}
          origin={target.origin}
          sendTo={(origin) => client.sendTo({ kind: 'server', origin })}
          onUse={chooseServer}
        />
      )}
      <p className="hint">
        {target.kind === 'sandbox'
          ? texts.sandboxMeans
          : format(texts.serverMeans, { origin: target.origin })}
      </p>
      {target.kind === 'server' && isMixedContent(window.location.protocol, target.origin) && (
        <Explained explanation={mixedContent(target.origin)} />
      )}
    </div>
  );
}
