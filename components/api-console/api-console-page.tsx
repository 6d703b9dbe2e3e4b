import { Fragment } from 'react';
import { ApiRules, OperationIndex } from '@/components/api-reference';
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
import { ConsoleLoader } from './console-loader';
import { NamedRow } from './named-row';
import './console-page.css';

function ContractLinks({ version }: { version: DocsVersion }) {
  return (
    <>
      <a href={siteHref(contractPath(version, 'json'))}>openapi.json</a>,{' '}
      <a href={siteHref(contractPath(version, 'yaml'))}>openapi.yaml</a>.
    </>
  );
}

/** The API reference: every operation as plain HTML, replaced by the console where script runs. */
export async function ApiConsolePage() {
  const { loading, loadFailed, retry } = await loadTexts('console', dataLanguage);
  return (
    <PageFrame locale={defaultLocale} path="/docs/api" layout="tree">
      <main id="content" className="console-page" data-calls-api="" data-needs-runtime="address">
        <link rel="service-desc" type="application/json" href={siteHref('/openapi.json')} />
        <link rel="service-desc" type="application/yaml" href={siteHref('/openapi.yaml')} />
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
        <ConsoleLoader language={dataLanguage} texts={{ loading, loadFailed, retry }}>
          {await toStatic(<OperationIndex />)}
        </ConsoleLoader>
        <NamedRow />
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
