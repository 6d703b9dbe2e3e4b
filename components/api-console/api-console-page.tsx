import { ApiRules, OperationIndex } from '@/components/api-reference';
import { toStatic } from '@/lib/build/static/to-static';
import { openApi } from '@/lib/shared/openapi/document';
import { apiOperations } from '@/lib/shared/openapi/operations';
import { ConsoleLoader } from './console-loader';
import './console-page.css';

/** The API reference: every operation as plain HTML, replaced by the console where script runs. */
export async function ApiConsolePage() {
  return (
    <main id="content" className="console-page" data-calls-api="" data-needs-runtime="address">
      <header className="console-head">
        <h1>API Reference</h1>
        <p>
          The {apiOperations.length} operations of the {openApi.info.title} {openApi.info.version}. Each has a
          page of its own, and the console runs it: in this browser, or on your server.
        </p>
        {await toStatic(<ApiRules />)}
      </header>
      <ConsoleLoader>{await toStatic(<OperationIndex />)}</ConsoleLoader>
    </main>
  );
}
