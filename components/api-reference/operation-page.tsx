import { PageHelp } from '@/components/shell/page-help';
import { Toc } from '@/components/shell/toc';
import { boundsText, fieldsOf, typeText } from '@/lib/build/openapi/fields';
import { type Usage, usageOf } from '@/lib/build/openapi/usage';
import { toStatic } from '@/lib/build/static/to-static';
import { defaultLocale, getMessages } from '@/lib/i18n';
import { twinOf } from '@/lib/shared/addresses';
import { requestBody } from '@/lib/shared/openapi/bodies';
import { type ApiOperation, getOperation, neighbours, tagSegment } from '@/lib/shared/openapi/operations';
import { siteHref } from '@/lib/shared/paths';
import { Examples } from './examples';
import { FieldTable } from './field-table';
import { inline, Paragraphs } from './markdown';
import { MethodPath } from './method-path';
import { OperationRun } from './operation-run';
import { Responses } from './responses';
import { runSpec } from './run-spec';
import { RunningServerBox } from './running-server-box';
import { Samples } from './samples';
import { Siblings } from './siblings';
import '@/components/mdx/api-example/api-example.css';
import './api-reference.css';

function Parameters({ operation }: { operation: ApiOperation }) {
  const rows = (place: 'path' | 'query') =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required = false, description = '', example }) => ({
        path: name,
        type: typeText(schema),
        required,
        bounds: boundsText(schema),
        ...(schema.default !== undefined && { default: JSON.stringify(schema.default) }),
        description: `${description} Example: \`${Array.isArray(example) ? example.join('`, `') : example}\``,
      }));
  const places = (['path', 'query'] as const).filter((place) => rows(place).length > 0);
  return places.map((place) => {
    const fields = rows(place);
    return (
      <div key={place}>
        {places.length > 1 && <h3>{place === 'path' ? 'In the path' : 'In the query'}</h3>}
        <FieldTable label={`Parameters in the ${place}`} fields={fields} showRequired />
      </div>
    );
  });
}

function RequestBody({ operation }: { operation: ApiOperation }) {
  const body = requestBody(operation);
  if (!body) return null;
  return (
    <>
      <h2 id="body">Request body</h2>
      <p>
        {inline(operation.operation.requestBody?.description ?? '')} Sent as <code>{body.contentType}</code>.
      </p>
      <FieldTable label="Members of the request body" fields={fieldsOf(body.schema)} showRequired />
      <Examples examples={body.examples} />
    </>
  );
}

function Access({ isProtected }: { isProtected: boolean }) {
  return (
    <p className="op-access">
      {isProtected ? (
        <>
          Needs an access token in the header <code>Authorization: Bearer …</code>; get one with{' '}
          <a href={siteHref(getOperation('login').href)}>login</a>.
        </>
      ) : (
        'Open: no access token is needed.'
      )}
    </p>
  );
}

function Neighbours({ id }: { id: string }) {
  const { previous, next } = neighbours(id);
  return (
    <nav className="pager" aria-label="Neighbouring operations">
      {previous && (
        <a className="pager-previous" rel="prev" href={siteHref(previous.href)}>
          <span>Previous</span>
          {previous.operation.summary}
        </a>
      )}
      {next && (
        <a className="pager-next" rel="next" href={siteHref(next.href)}>
          <span>Next</span>
          {next.operation.summary}
        </a>
      )}
    </nav>
  );
}

/** Everything that is the operation itself; rendered to plain HTML. */
function Text({ api, usage }: { api: ApiOperation; usage: Usage[] }) {
  return (
    <>
      <h1>{api.operation.summary}</h1>
      <p className="op-endpoint">
        <MethodPath operation={api} />
        <a className="button" href={siteHref(`/docs/api#/${api.tag}/${api.id}`)}>
          Open in console
        </a>
      </p>
      <Paragraphs text={api.operation.description} />
      <Access isProtected={api.isProtected} />
      {api.parameters.length > 0 && <h2 id="parameters">Parameters</h2>}
      <Parameters operation={api} />
      <RequestBody operation={api} />
      <h2 id="samples">Request samples</h2>
      <Samples operation={api} />
      <h2 id="run">Run it</h2>
      <p>
        In the sandbox of this page, or on a server of yours. Before the first run it signs in and makes what
        the path needs.
      </p>
      <OperationRun spec={runSpec(api)} />
      <h2 id="responses">Responses</h2>
      <p>
        Identifiers, times, tenants and the order of checks follow the{' '}
        <a href={siteHref('/docs/api#rules')}>rules of every operation</a>.
      </p>
      <Responses operation={api} />
      <RunningServerBox operation={api} />
      {usage.length > 0 && (
        <>
          <h2 id="guides">Guides</h2>
          <ul>
            {usage.map(({ title, href }) => (
              <li key={href}>
                <a href={siteHref(href)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <Siblings operation={api} />
    </>
  );
}

/** The page of one operation, made from the contract alone: everything stands in the HTML. */
export async function OperationPage({ operationId }: { operationId: string }) {
  const api = getOperation(operationId);
  const usage = await usageOf(operationId);
  const headings = [
    { id: 'parameters', text: 'Parameters', shown: api.parameters.length > 0 },
    { id: 'body', text: 'Request body', shown: api.operation.requestBody !== undefined },
    { id: 'samples', text: 'Request samples', shown: true },
    { id: 'run', text: 'Run it', shown: true },
    { id: 'responses', text: 'Responses', shown: true },
    { id: 'running-server', text: 'On a running server', shown: true },
    { id: 'guides', text: 'Guides', shown: usage.length > 0 },
  ];
  return (
    <>
      <main id="content" className="content op-page" data-calls-api="">
        <nav className="breadcrumbs" aria-label="Breadcrumbs">
          <ol>
            <li>
              <a href={siteHref('/docs/api')}>API Reference</a>
            </li>
            <li>
              <a href={siteHref(`/docs/api#tag-${tagSegment(api.tag)}`)}>{api.tag}</a>
            </li>
            <li>
              <span aria-current="page">{api.operation.summary}</span>
            </li>
          </ol>
        </nav>
        <article className="prose">{await toStatic(<Text api={api} usage={usage} />)}</article>
        <div className="page-tools">
          <PageHelp
            title={api.operation.summary}
            path={api.href}
            markdown={twinOf({
              kind: 'operation',
              locale: defaultLocale,
              tag: tagSegment(api.tag),
              id: api.id,
            })}
            messages={getMessages(defaultLocale.code)}
          />
        </div>
        <Neighbours id={api.id} />
      </main>
      <aside className="toc-column">
        <Toc
          entries={headings.filter(({ shown }) => shown).map(({ id, text }) => ({ id, text, depth: 2 }))}
        />
      </aside>
    </>
  );
}
