import { useId } from 'react';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { apiClient } from '../client/client';
import { useStore } from '../client/use-store';
import { lastAddress, ServerAddress } from './server-address';

interface Props {
  texts: PanelTexts;
  labelledBy: string;
}

/** Chooses where requests go, for the whole site. */
export function ServerPicker({ texts, labelledBy }: Props) {
  const client = apiClient();
  const target = useStore(client.target);
  const id = useId();
  const choices = [
    ['sandbox', texts.sandbox, () => client.choose({ kind: 'sandbox' })],
    ['server', texts.ownServer, () => client.choose({ kind: 'server', origin: lastAddress() })],
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
      {target.kind === 'server' && <ServerAddress texts={texts} origin={target.origin} />}
      <p className="hint">
        {target.kind === 'sandbox'
          ? texts.sandboxMeans
          : format(texts.serverMeans, { origin: target.origin })}
      </p>
    </div>
  );
}
