import { Fragment } from 'react';
import { ApiRules } from '@/components/api-reference';
import { PageFrame } from '@/components/shell/page-frame';
import { PageHelp } from '@/components/shell/page-help';
import { toStatic } from '@/components/shell/static/to-static';
import { contractPath } from '@/lib/build/openapi/contract-files';
import { dataLanguage, defaultLocale, getMessages } from '@/lib/i18n';
import { loadTexts } from '@/lib/i18n/browser';
import { openApi } from '@/lib/shared/openapi/document';
import { apiOperations } from '@/lib/shared/openapi/operations';
import { siteHref } from '@/lib/shared/paths';
import { currentVersion, frozenVersions } from '@/lib/shared/versions';
import type { DocsVersion } from '@/theme.config';
import { barTexts } from './bar/bar-texts';
import { Console } from './console';
import { OpenNamedRow } from './open-named-row';
import { OperationNav } from './operation-nav';
import { OperationRows } from './operation-rows';
import '@/components/api-reference/api-reference.css';
import '@/components/api-client/parts.css';
import './console-page.css';

function ContractLinks({ version }: { version: DocsVersion }) {
  return (
    <>
      <a href={siteHref(contractPath(version, 'json'))}>openapi.json</a>,{' '}
      <a href={siteHref(contractPath(version, 'yaml'))}>openapi.yaml</a>.
    </>
  );
}

/** Renders the API reference with its console: everything is in the HTML, and Swagger UI brings the forms. */
export async function ApiConsolePage() {
  const texts = await loadTexts('console', dataLanguage);
  return (
    <PageFrame locale={defaultLocale} path="/docs/api" layout="columns">
      <OperationNav language={dataLanguage} />
      <main id="content" className="console-page" data-calls-api="" data-needs-runtime="address">
        <link rel="service-desc" type="application/json" href={siteHref('/openapi.json')} />
        <link rel="service-desc" type="application/yaml" href={siteHref('/openapi.yaml')} />
        <a className="console-skip" href="#operations">
          {texts.skip}
        </a>
        <header className="console-head">
          <h1>API Reference</h1>
          <p>
            The {apiOperations.length} operations of the {openApi.info.title} {openApi.info.version}. Each has
            a page of its own, and the console runs it: in this browser, or on your server.
          </p>
          <p>
            The contract for your tools: <ContractLinks version={currentVersion} />
            {frozenVersions().map((version) => (
              <Fragment key={version.path}>
                {' '}
                Of {version.label}: <ContractLinks version={version} />
              </Fragment>
            ))}{' '}
            Requests for your editor, Postman and Bruno:{' '}
            <a href={siteHref('/docs/guides/take-home')}>take it home</a>.
          </p>
          <ApiRules />
        </header>
        <Console language={dataLanguage} texts={barTexts(texts)}>
          {await toStatic(<OperationRows texts={texts} />)}
        </Console>
        <OpenNamedRow />
        <div className="page-tools">
          <PageHelp
            title="API Reference"
            path="/docs/api"
            markdown="/docs/api.md"
            messages={getMessages(dataLanguage)}
          />
        </div>
      </main>
    </PageFrame>
  );
}
