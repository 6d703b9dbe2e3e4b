import { Fragment } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHelp } from '@/components/layout/page-help';
import { toStatic } from '@/components/layout/static/to-static';
import { ApiRules } from '@/components/reference';
import { openApi } from '@/lib/contract/document';
import { apiOperations } from '@/lib/contract/operations';
import { defaultLocale } from '@/lib/i18n';
import { console as texts } from '@/lib/i18n/en/console';
import { siteHref } from '@/lib/paths';
import { contractPath, currentContractFiles } from '@/lib/server/contract/contract-files';
import { currentVersion, frozenVersions } from '@/lib/versions';
import type { DocsVersion } from '@/theme.config';
import { barTexts } from './bar/bar';
import { Console } from './console';
import { OperationNav } from './operation-nav';
import { OpenNamedRow, OperationRows } from './operation-rows';
import '@/components/reference/api-reference.css';
import '@/components/api/parts.css';
import './console-page.css';
import './console-bar.css';
import './console-rows.css';

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
  return (
    <PageFrame locale={defaultLocale} path="/docs/api" layout="columns">
      <OperationNav />
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
            a page of its own, and the console runs it: in this browser, or on your server. Reference and
            console are in English.
          </p>
          <p>
            The contract for your tools: <ContractLinks version={currentVersion} /> With webhooks, in OpenAPI
            3.1: <a href={siteHref(currentContractFiles.json31)}>openapi-3.1.json</a>,{' '}
            <a href={siteHref(currentContractFiles.yaml31)}>openapi-3.1.yaml</a>. Workflows of the guides:{' '}
            <a href={siteHref(currentContractFiles.workflows)}>arazzo.yaml</a>.
            {frozenVersions().map((version) => (
              <Fragment key={version.path}>
                {' '}
                Of {version.label}: <ContractLinks version={version} />
              </Fragment>
            ))}{' '}
            Requests for your editor and Postman:{' '}
            <a href={siteHref('/docs/guides/take-home')}>take it home</a>.
          </p>
          <ApiRules />
        </header>
        <Console texts={barTexts(texts)}>{await toStatic(<OperationRows texts={texts} />)}</Console>
        <OpenNamedRow />
        <PageHelp title="API Reference" path="/docs/api" locale={defaultLocale} markdown="/docs/api.md" />
      </main>
    </PageFrame>
  );
}
