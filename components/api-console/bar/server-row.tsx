import { useId } from 'react';
import { ServerPicker } from '@/components/api-client/server-picker';
import { useConsole } from '../console-context';
import { usePanelTexts, useTexts } from '../texts';

/** Chooses where requests go. */
export function ServerRow() {
  const state = useConsole();
  const id = useId();
  const texts = useTexts();
  return (
    <div className="console-row">
      <h2 id={id}>{texts.server}</h2>
      <ServerPicker client={state} texts={usePanelTexts()} labelledBy={id} />
    </div>
  );
}
