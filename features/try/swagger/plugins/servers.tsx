import { useStore } from '@/shared/browser/use-store';
import { console as texts } from '@/shared/i18n/en/console';
import { panel } from '@/shared/i18n/en/panel';
import { apiClient } from '../../client/client';
import { lastAddress, ServerAddress } from '../../server/server-address';
import type { SwaggerPlugin } from '../system';

/** Swagger UI's select, with a name. */
function Select({ value, onChange }: { value: string; onChange?: (kind: string) => void }) {
  return (
    <label htmlFor="servers">
      <select
        id="servers"
        aria-label={texts.servers}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      >
        <option value="sandbox">{texts.sandboxServer}</option>
        <option value="server">{panel.ownServer}</option>
      </select>
    </label>
  );
}

/** Chooses the server of the whole site: examples and operation pages send to it, too. */
function Choice() {
  const client = apiClient();
  const target = useStore(client.target);
  return (
    <>
      <Select
        value={target.kind}
        onChange={(kind) =>
          client.choose(kind === 'server' ? { kind, origin: lastAddress() } : { kind: 'sandbox' })
        }
      />
      {target.kind === 'server' && <ServerAddress texts={panel} origin={target.origin} />}
    </>
  );
}

function Servers() {
  return (
    <div className="servers">
      {/* The page is drawn during the build, too, for readers without a choice. */}
      {typeof window === 'undefined' ? <Select value="sandbox" /> : <Choice />}
    </div>
  );
}

/**
 * Replaces the choice of a server. Accessibility: Swagger UI's select and fields have no names. Its field
 * for a variable of the address takes any text, and each key would change where requests go.
 */
export const servers: SwaggerPlugin = () => ({
  components: { Servers: Servers },
});
