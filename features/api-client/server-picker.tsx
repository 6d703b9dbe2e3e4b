import { useId } from 'react';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import type { ApiClient } from './client';
import { isMixedContent, mixedContent } from './explain';
import { Explained } from './failure';
import { lastAddress, ServerAddress } from './server-address';
import { useStore } from './use-store';

interface Props {
  client: Pick<ApiClient, 'target' | 'choose' | 'sendTo'>;
  texts: PanelTexts;
  labelledBy: string;
}

/** Chooses where requests go, for the whole site. */
export function ServerPicker({ client, texts, labelledBy }: Props) {
  const target = useStore(client.target);
  const id = useId();
  const isServer = target.kind === 'server';

  const chooseServer = (origin: string) => client.choose({ kind: 'server', origin });

  return (
    <div className="console-server" role="radiogroup" aria-labelledby={labelledBy}>
      <div className="console-choices row">
        <label className="line">
          <input
            type="radio"
            name={`${id}target`}
            checked={!isServer}
            onChange={() => client.choose({ kind: 'sandbox' })}
          />{' '}
          {texts.sandbox}
        </label>
        <label className="line">
          <input
            type="radio"
            name={`${id}target`}
            checked={isServer}
            onChange={() => chooseServer(lastAddress())}
          />{' '}
          {texts.ownServer}
        </label>
      </div>
      {isServer && (
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
