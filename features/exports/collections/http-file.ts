import 'server-only';
import { fillText } from '@/features/examples/samples/placeholders';
import { indentedText } from '@/shared/http/json';
import { site } from '@/theme.config';
import { about, type CollectionRequest, collectionRequests, requestsFor, settings } from './requests';

/** Variables from responses: name to property. */
type Sources = Record<string, string>;

/** How tools chain requests. */
type HttpDialect =
  /** Visual Studio and the REST Client of VS Code: later requests reference the earlier one by name. */
  | 'named'
  /** Rider and other JetBrains IDEs: a script checks the status and saves the value. */
  | 'scripted';

function script({ saves, status, statuses }: CollectionRequest): string {
  const check = statuses.map((one) => `response.status === ${one}`).join(' || ');
  const sets = Object.entries(saves).map(
    ([name, property]) => `    client.global.set("${name}", response.body.${property});`,
  );
  return [
    '> {%',
    `  client.test("Status is ${statuses.join(' or ')}", function () { client.assert(${check}, "Status is " + response.status); });`,
    ...(sets.length > 0 ? [`  if (response.status === ${status}) {`, ...sets, '  }'] : []),
    '%}',
  ].join('\n');
}

function requestText(request: CollectionRequest, sources: Sources, dialect: HttpDialect): string {
  const { id, title, method, path, sendsToken, body, statuses } = request;
  // Named requests cannot check the status, so the reader compares it.
  const status = dialect === 'named' ? [`# Expected status: ${statuses.join(' or ')}`] : [];
  const lines = [`### ${title}`, `# @name ${id}`, ...status, `${method} {{baseUrl}}${path}`];
  if (sendsToken) lines.push('Authorization: Bearer {{accessToken}}');
  if (body) lines.push('Content-Type: application/json', '', indentedText(body));
  const text = lines.join('\n');
  return dialect === 'named' ? fillText(text, sources) : `${text}\n\n${script(request)}`;
}

function formatFile(
  head: readonly string[],
  requests: readonly CollectionRequest[],
  dialect: HttpDialect,
): string {
  const top = [
    ...head.map((line) => `# ${line}`),
    ...Object.entries(settings).map(([name, value]) => `@${name} = ${value}`),
  ];
  const sources: Sources = {};
  const texts = requests.map((request) => {
    const text = requestText(request, sources, dialect);
    for (const [name, property] of Object.entries(request.saves))
      sources[name] ??= `{{${request.id}.response.body.$.${property}}}`;
    return text;
  });
  return `${[top.join('\n'), ...texts].join('\n\n')}\n`;
}

/** Returns all operations as an `.http` file, sign-in first. */
export function httpFile(dialect: HttpDialect): string {
  const first = `${site.product.name} REST API. Set the three variables, send "login", then any other request.`;
  return formatFile([first, about], collectionRequests(), dialect);
}

/**
 * Returns an operation as an `.http` file, with the requests it needs and those that clean up. Throws a
 * RangeError for an unknown operation.
 */
export function operationHttpFile(id: string): string {
  const { before, request, cleanUp } = requestsFor(id);
  const first = `${site.product.name} REST API: ${request.title}. Set the variables and send the requests from top to bottom.`;
  const last = 'The requests that begin with "Clean up" delete what the others create.';
  const deletes = cleanUp.map((one) => ({ ...one, title: `Clean up: ${one.title}` }));
  return formatFile(deletes.length > 0 ? [first, last] : [first], [...before, request, ...deletes], 'named');
}
