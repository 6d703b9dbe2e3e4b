import 'server-only';
import { fillText } from '@/features/try/samples/placeholders';
import { indentedText } from '@/shared/http/json';
import { site } from '@/theme.config';
import { about, type CollectionRequest, collectionRequests, requestsFor, settings } from './requests';

/** Where the value of a variable comes from: a named request and a property of its response. */
type Sources = Record<string, string>;

function requestText(request: CollectionRequest, sources: Sources): string {
  const { id, title, method, path, sendsToken, body, statuses } = request;
  // Named requests cannot check the status, so the reader compares it.
  const expected = `# Expected status: ${statuses.join(' or ')}`;
  const lines = [`### ${title}`, `# @name ${id}`, expected, `${method} {{baseUrl}}${path}`];
  if (sendsToken) lines.push('Authorization: Bearer {{accessToken}}');
  if (body) lines.push('Content-Type: application/json', '', indentedText(body));
  return fillText(lines.join('\n'), sources);
}

function formatFile(head: readonly string[], requests: readonly CollectionRequest[]): string {
  const top = [
    ...head.map((line) => `# ${line}`),
    ...Object.entries(settings).map(([name, value]) => `@${name} = ${value}`),
  ];
  const sources: Sources = {};
  const texts = requests.map((request) => {
    const text = requestText(request, sources);
    for (const [name, property] of Object.entries(request.saves))
      sources[name] ??= `{{${request.id}.response.body.$.${property}}}`;
    return text;
  });
  return `${[top.join('\n'), ...texts].join('\n\n')}\n`;
}

/** Returns all operations as an `.http` file, sign-in first. */
export function httpFile(): string {
  const first = `${site.product.name} REST API. Set the three variables, send "login", then any other request.`;
  return formatFile([first, about], collectionRequests());
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
  return formatFile(deletes.length > 0 ? [first, last] : [first], [...before, request, ...deletes]);
}
