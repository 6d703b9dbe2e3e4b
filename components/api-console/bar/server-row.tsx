import { useId } from 'react';
import { ServerPicker } from '@/components/api-client/server-picker';
import { panel } from '@/lib/i18n/en/panel';
import { useConsole } from '../console-context';

/** Chooses where requests go. */
export function ServerRow() {
  const state = useConsole();
  const id = useId();
  return (
    <div className="console-row">
      <h2 id={id}>Server</h2>
      <ServerPicker client={state} texts={panel} labelledBy={id} />
    </div>
  );
}
