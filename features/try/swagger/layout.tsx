import { type ComponentType, createElement, useState, useSyncExternalStore } from 'react';
import { sandboxStatus, subscribeSandbox } from '@/packages/reference-api/browser/client';
import { useStore } from '@/shared/browser/use-store';
import { useWhen } from '@/shared/browser/use-when';
import { allContract } from '@/shared/contract/all-operations';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { apiClient } from '../client/client';
import { Failure } from '../response/failure';
import { notice } from './address';
import { consoleDocument } from './document';
import { accessibility, correctMarkup } from './plugins/accessibility';
import { codeColors } from './plugins/code-colors';
import { exactNumbers } from './plugins/exact-numbers';
import { servers } from './plugins/servers';
import { SandboxData } from './sandbox-data';
import { loadNewest, shownContract } from './shown-release';
import type { SwaggerPlugin, SwaggerSystem } from './system';

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

/** Chooses the operations to show. The document of the newest release is fetched then. */
function Documents() {
  const shown = useStore(shownContract) === allContract ? 'october' : 'newest';
  const [isFetching, setFetching] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useWhen([isFetching], () => {
    let isWanted = isFetching;
    if (isFetching)
      loadNewest()
        .then((newest) => isWanted && shownContract.set(newest))
        .catch((cause: unknown) => isWanted && setError(cause))
        .finally(() => isWanted && setFetching(false));
    return () => {
      isWanted = false;
    };
  });
  const choose = (chosen: string) => {
    setError(null);
    setFetching(chosen === 'newest');
    if (chosen === 'october') shownContract.set(allContract);
  };
  return (
    <div className="servers documents">
      <label htmlFor="document">
        <span className="servers-title">{texts.document}</span>
        <select
          id="document"
          value={isFetching ? 'newest' : shown}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="october">{texts.documentOctober}</option>
          <option value="newest">{texts.documentNewest}</option>
        </select>
      </label>
      <Failure error={error} />
    </div>
  );
}

/**
 * Draws the parts of Swagger UI's BaseLayout in its order and markup. Title and description are in the page,
 * and so is its main landmark.
 */
function ConsoleLayout({ getComponent }: SwaggerSystem) {
  const draw = (name: string) => createElement(getComponent(name, true));
  const isBuild = typeof window === 'undefined';
  return (
    <div className="swagger-ui" ref={(root) => (root ? correctMarkup(root) : undefined)}>
      {draw('errors')}
      <div className="scheme-container">
        <section className="schemes wrapper">
          <div className="schemes-server-container">{draw('ServersContainer')}</div>
          <Documents />
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

const layout: SwaggerPlugin = () => ({
  components: { ConsoleLayout: ConsoleLayout as ComponentType<never> },
  afterLoad: ({ specActions }) =>
    void shownContract.subscribe(() =>
      specActions.updateSpec(consoleDocument(shownContract.get(), window.location.origin)),
    ),
});

/** The options that decide about the markup, in the browser and during the build (first-paint.build.tsx). */
export const markupOptions = {
  layout: 'ConsoleLayout',
  plugins: [layout, accessibility, codeColors, exactNumbers, servers],
  filter: true,
  deepLinking: true,
  tryItOutEnabled: true,
};
