import type { ComponentType } from 'react';
import { useStore } from '@/shared/browser/use-store';
import { useWhen } from '@/shared/browser/use-when';
import { console as texts } from '@/shared/i18n/en/console';
import { panel } from '@/shared/i18n/en/panel';
import { apiClient } from '../../client/client';
import { lastAddress, ServerAddress } from '../../server/server-address';
import { OWN_SERVER, SANDBOX } from '../document';
import type { SwaggerPlugin, SwaggerSystem } from '../system';

type Actions = SwaggerSystem['oas3Actions'];

interface Props {
  currentServer: string | undefined;
  setSelectedServer: Actions['setSelectedServer'];
  setServerVariableValue: Actions['setServerVariableValue'];
}

/** Swagger UI's select, with a name. */
function Select({ value, onChange }: { value: string; onChange?: (url: string) => void }) {
  return (
    <label htmlFor="servers">
      <select
        id="servers"
        aria-label={texts.servers}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      >
        <option value={SANDBOX}>{texts.sandboxServer}</option>
        <option value={OWN_SERVER}>{panel.ownServer}</option>
      </select>
    </label>
  );
}

/** Chooses the server of the whole site: examples and operation pages send to it, too. */
function Choice({ currentServer, setSelectedServer, setServerVariableValue }: Props) {
  const client = apiClient();
  const target = useStore(client.target);
  const origin = target.kind === 'server' ? target.origin : undefined;
  const value = origin ? OWN_SERVER : SANDBOX;
  useWhen([origin, currentServer], () => {
    setSelectedServer(value);
    if (origin) setServerVariableValue({ server: OWN_SERVER, key: 'origin', val: origin });
  });
  return (
    <>
      <Select
        value={value}
        onChange={(url) =>
          client.choose(url === OWN_SERVER ? { kind: 'server', origin: lastAddress() } : { kind: 'sandbox' })
        }
      />
      {origin && <ServerAddress texts={panel} origin={origin} />}
    </>
  );
}

function Servers(props: Props) {
  return (
    <div className="servers">
      {/* The page is drawn during the build, too, for readers without a choice. */}
      {typeof window === 'undefined' ? <Select value={SANDBOX} /> : <Choice {...props} />}
    </div>
  );
}

/**
 * Replaces the choice of a server. Accessibility: Swagger UI's select and fields have no names. Its field
 * for a variable of the address takes any text, and each key would change where requests go.
 */
export const servers: SwaggerPlugin = () => ({
  components: { Servers: Servers as ComponentType<never> },
});
