import { runningServerPage } from '@/features/differences/page';
import { PageFrame } from '@/features/layout/page-frame';
import { PageHelp } from '@/features/layout/page-help';
import { toStatic } from '@/features/layout/static/to-static';
import { Paragraphs } from '@/features/mdx/markdown';
import { Console } from '@/features/try/swagger/console';
import { drawFirstPaint } from '@/features/try/swagger/first-paint';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { contractFiles } from '@/shared/contract/contract-files';
import { apiRules, openApi } from '@/shared/contract/document';
import { referenceOperations, untilRelease } from '@/shared/contract/later-releases';
import { apiOperations, consolePlace } from '@/shared/contract/operations';
import { defaultLocale } from '@/shared/i18n';
import { consoleStart as texts } from '@/shared/i18n/en/console-start';
import { operation as operationTexts } from '@/shared/i18n/en/operation';
import { siteHref } from '@/shared/paths';
import { ReferenceNav } from './reference-nav';
import './api-reference.css';
import './styles/console-page.css';
import '@/features/try/response/parts.css';
import 'swagger-ui-react/swagger-ui.css';
import '@/features/try/swagger/swagger.css';

const downloads: [path: string, label: string, note: string][] = [
  [contractFiles.json, 'openapi.json', 'OpenAPI 3.0'],
  [contractFiles.yaml, 'openapi.yaml', 'OpenAPI 3.0'],
  [contractFiles.json31, 'openapi-3.1.json', 'with webhooks'],
  [contractFiles.yaml31, 'openapi-3.1.yaml', 'with webhooks'],
  [contractFiles.server, 'openapi.server.json', 'server of October 2025'],
  [contractFiles.newest, 'openapi.0.7.json', 'release 0.7.3'],
  [contractFiles.workflows, 'arazzo.yaml', 'workflows of the guides'],
  ['/docs/guides/take-home', 'Requests', 'for Postman and editors'],
];

const newestCount = referenceOperations.filter((operation) => !untilRelease(operation)).length;

/** Renders the menu of files for the reader's own tools; it opens without script. */
function Downloads() {
  return (
    <details className="menu console-download" data-menu>
      <summary className="control">{texts.download}</summary>
      <ul>
        {downloads.map(([path, label, note]) => (
          <li key={path}>
            <a href={siteHref(path)}>
              {label} <small>{note}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Renders the contract's description, which applies to every operation, folded. */
function ApiRules() {
  return (
    <details className="details box api-rules">
      <summary>Rules of all operations</summary>
      {/* A link to an anchor inside unfolds the rules. */}
      <div id="rules">
        <Paragraphs text={apiRules} />
        <p>
          See the <a href={siteHref(runningServerPage)}>known differences of Endatix servers</a>. All
          operations of an October 2025 server are in{' '}
          <a href={siteHref(contractFiles.server)}>openapi.server.json</a>. Those of the newest release are in{' '}
          <a href={siteHref(contractFiles.newest)}>openapi.0.7.json</a>.
        </p>
      </div>
    </details>
  );
}

const entries = allContract.groups.map(({ tag, operations }) => ({
  title: tag,
  isOpen: true,
  children: operations.map((operation) => ({
    title: operation.operation.summary,
    href: `#${consolePlace(operation)}`,
    method: operation.method,
    ...(operation.isServerOnly && { mark: operationTexts.serverOnly }),
  })),
}));

/** Renders the API reference with its console. All operations are in the HTML, in Swagger UI's own markup. */
export async function ApiConsolePage() {
  const html = await drawFirstPaint();
  return (
    <PageFrame locale={defaultLocale} path="/docs/api" layout="columns">
      <div className="sidebar" id="nav">
        <ReferenceNav entries={entries} hasFilter={false} />
      </div>
      <main id="content" className="console-page" data-calls-api="" data-needs-runtime="address">
        <link rel="service-desc" type="application/json" href={siteHref('/openapi.json')} />
        <link rel="service-desc" type="application/yaml" href={siteHref('/openapi.yaml')} />
        <a className="console-skip" href="#operations" data-markdown-ignore="">
          {texts.skip}
        </a>
        <header className="console-head">
          <h1>API Reference</h1>
          <p>
            All {allOperations.length} operations of the source of October 2025, or the {newestCount} of
            release 0.7.3. The {apiOperations.length} of the {openApi.info.title} {openApi.info.version} run
            in this browser or on your server, the others on your server only. Reference and console are in
            English.
          </p>
          <Downloads />
          <ApiRules />
        </header>
        <Console>
          {
            await toStatic(
              // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by Swagger UI from our contract
              <div dangerouslySetInnerHTML={{ __html: html }} />,
            )
          }
        </Console>
        <PageHelp title="API Reference" path="/docs/api" locale={defaultLocale} markdown="/docs/api.md" />
      </main>
    </PageFrame>
  );
}
