import { createElement, useSyncExternalStore } from 'react';
import { sandboxStatus, subscribeSandbox } from '@/packages/reference-api/browser/client';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { apiClient } from '../client/client';
import { useStore } from '../client/use-store';
import { notice } from './notice';
import { correctMarkup } from './plugins/accessibility';
import { Documents } from './plugins/documents';
import { SandboxData } from './sandbox-data';
import type { SwaggerSystem } from './system';

/** Says what readers have to know before they send anything. */
function Notices() {
  const { account } = apiClient();
  const sandbox = useSyncExternalStore(subscribeSandbox, sandboxStatus);
  const sentences = [
    sandbox.state === 'failed' && sandbox.sentence,
    sandbox.state === 'memory-only' && format(texts.sandboxMemory, { reason: sandbox.reason }),
    useStore(notice),
    useStore(account).notice,
  ];
  return (
    <div className="console-notice" role="status">
      {sentences.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
    </div>
  );
}

/**
 * Draws the parts of Swagger UI's BaseLayout in its order and markup. Title and description are in the page,
 * and so is its main landmark.
 */
export function ConsoleLayout(system: SwaggerSystem) {
  const { getComponent } = system;
  const draw = (name: string) => createElement(getComponent(name, true));
  const isBuild = typeof window === 'undefined';
  return (
    <div className="swagger-ui" ref={(root) => (root ? correctMarkup(root) : undefined)}>
      {draw('errors')}
      <div className="scheme-container">
        <section className="schemes wrapper">
          <div className="schemes-server-container">{draw('ServersContainer')}</div>
          <Documents system={system} />
          {draw('AuthorizeBtnContainer')}
        </section>
        {!isBuild && <Notices />}
      </div>
      {/* The groups are third-level headings. */}
      <h2 className="visually-hidden">{texts.operations}</h2>
      {draw('FilterContainer')}
      <div id="operations" className="wrapper" tabIndex={-1}>
        {draw('operations')}
      </div>
      <div className="wrapper">{draw('Models')}</div>
      {!isBuild && <SandboxData />}
    </div>
  );
}
