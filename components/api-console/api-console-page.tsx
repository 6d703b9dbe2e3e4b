import { Fragment } from 'react';
import { ApiRules, OperationIndex } from '@/components/api-reference';
import { toStatic } from '@/lib/build/static/to-static';
import { dataLanguage } from '@/lib/i18n';
import { loadTexts } from '@/lib/i18n/browser';
import { openApi } from '@/lib/shared/openapi/document';
import { apiOperations } from '@/lib/shared/openapi/operations';
import { siteHref } from '@/lib/shared/paths';
import { site } from '@/theme.config';
import { ConsoleLoader } from './console-loader';
import './console-page.css';

/** Versions whose contract is kept. */
const frozen = site.versions.filter(({ path }) => path !== '');

/** The API reference: every operation as plain HTML, replaced by the console where script runs. */
export async function ApiConsolePage() {
  const { loading, loadFailed, retry } = await loadTexts('console', dataLanguage);
  return (
    <main id="content" className="console-page" data-calls-api="" data-needs-runtime="address">
      <link rel="service-desc" type="application/json" href={siteHref('/openapi.json')} />
      <link rel="service-desc" type="application/yaml" href={siteHref('/openapi.yaml')} />
      <header className="console-head">
        <h1>API Reference</h1>
        <p>
          The {apiOperations.length} operations of the {openApi.info.title} {openApi.info.version}. Each has a
          page of its own, and the console runs it: in this browser, or on your server.
        </p>
        <p>
          The contract for your tools: <a href={siteHref('/openapi.json')}>openapi.json</a>,{' '}
          <a href={siteHref('/openapi.yaml')}>openapi.yaml</a>.
          {frozen.map(({ path, label }) => (
            <Fragment key={path}>
              {' '}
              Of {label}: <a href={siteHref(`/versions/${path}/openapi.json`)}>openapi.json</a>,{' '}
              <a href={siteHref(`/versions/${path}/openapi.yaml`)}>openapi.yaml</a>.
            </Fragment>
          ))}{' '}
          Requests for your editor, Postman and Bruno:{' '}
          <a href={siteHref('/docs/guides/take-home')}>take it home</a>.
        </p>
        {await toStatic(<ApiRules />)}
      </header>
      <ConsoleLoader language={dataLanguage} texts={{ loading, loadFailed, retry }}>
        {await toStatic(<OperationIndex />)}
      </ConsoleLoader>
    </main>
  );
}
