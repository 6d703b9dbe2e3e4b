import 'server-only';
import { indentedText } from '@/lib/shared/api/json';
import { site } from '@/theme.config';
import { type CollectionRequest, collectionRequests, requestsFor, settings } from './requests';

/** Where a variable that an answer gives comes from: the request and its member. */
type Sources = Map<string, { request: string; member: string }>;

/** How the programs that run such files chain requests. */
export type HttpDialect =
  /** Visual Studio and the REST Client of VS Code: later requests name the earlier one. */
  | 'named'
  /** Rider and the other JetBrains programs: a script after the answer keeps the value. */
  | 'scripted';

function filled(text: string, sources: Sources, dialect: HttpDialect): string {
  if (dialect === 'scripted') return text;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const source = sources.get(name);
    return source ? `{{${source.request}.response.body.$.${source.member}}}` : whole;
  });
}

function requestText(request: CollectionRequest, sources: Sources, dialect: HttpDialect): string {
  const { id, title, method, path, isProtected, body } = request;
  const lines = [`### ${title}`, `# @name ${id}`, `${method} {{baseUrl}}${path}`];
  if (isProtected) lines.push('Authorization: Bearer {{accessToken}}');
  if (body) lines.push('Content-Type: application/json', '', indentedText(body));
  const text = filled(lines.join('\n'), sources, dialect);
  const saves = Object.entries(request.saves);
  if (dialect === 'named' || saves.length === 0) return text;
  const script = saves.map(([name, member]) => `  client.global.set("${name}", response.body.${member});`);
  return `${text}\n\n> {%\n${script.join('\n')}\n%}`;
}

function fileOf(first: string, requests: readonly CollectionRequest[], dialect: HttpDialect): string {
  const head = [`# ${first}`, ...Object.entries(settings).map(([name, value]) => `@${name} = ${value}`)].join(
    '\n',
  );
  const sources: Sources = new Map();
  const texts = requests.map((request) => {
    const text = requestText(request, sources, dialect);
    for (const [name, member] of Object.entries(request.saves))
      if (!sources.has(name)) sources.set(name, { request: request.id, member });
    return text;
  });
  return `${[head, ...texts].join('\n\n')}\n`;
}

/** All operations as an `.http` file, sign-in first. */
export function httpFile(dialect: HttpDialect): string {
  const first = `${site.product.name} REST API. Set the three variables, send "login", then any other request.`;
  return fileOf(first, collectionRequests(), dialect);
}

/** One operation as an `.http` file, after what it needs. Throws a RangeError for an unknown one. */
export function operationHttpFile(id: string): string {
  const requests = requestsFor(id);
  const first = `${site.product.name} REST API: ${requests.at(-1)?.title}. Set the variables and send the requests from top to bottom.`;
  return fileOf(first, requests, 'named');
}
