import 'server-only';
import { strToU8, zipSync } from 'fflate';
import { indentedText } from '@/lib/api/json';
import { site } from '@/theme.config';
import { about, type CollectionRequest, requestFolders, settings } from './requests';

const name = `${site.product.name} REST API`;

/** The archive is the same whenever it is made. Archives know no time before 1980. */
const mtime = new Date(2025, 0, 1);

const lines = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => `${key}: ${value}`);

/** A block of the Bru language. Its content is indented, because a bracket at the start of a line ends the block. */
function block(title: string, content: readonly string[]): string {
  const inside = content.flatMap((part) => part.split('\n')).map((line) => `  ${line}`);
  return `${[`${title} {`, ...inside, '}'].join('\n')}\n`;
}

/** Saves what a successful response gives. Without a token, no other request can succeed. */
function script({ saves, status, isRequired }: CollectionRequest): string[] {
  const lines = Object.entries(saves).map(
    ([name, property]) => `  bru.setVar('${name}', res.getBody().${property});`,
  );
  const stop = isRequired ? [' else {', '  bru.runner.stopExecution();', '}'] : [];
  return [[`if (res.getStatus() === ${status}) {`, ...lines, '}'].join('\n') + stop.join('\n')];
}

function requestFile(request: CollectionRequest, seq: number): string {
  const { title, method, path, sendsToken, body, statuses, saves } = request;
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  const address = {
    url: `{{baseUrl}}${path}`,
    body: body ? 'json' : 'none',
    auth: sendsToken ? 'inherit' : 'none',
  };
  return [
    block('meta', lines({ name: title, type: 'http', seq: String(seq) })),
    block(method.toLowerCase(), lines(address)),
    ...(path.includes('?') ? [block('params:query', lines(query))] : []),
    ...(body ? [block('body:json', [indentedText(body)])] : []),
    block('assert', lines({ 'res.status': `in ${statuses.join(', ')}` })),
    ...(Object.keys(saves).length > 0 ? [block('script:post-response', script(request))] : []),
  ].join('\n');
}

/** All operations as the files of a collection for Bruno, by their paths. */
export function brunoFiles(): Record<string, string> {
  const collection = [
    block('auth', ['mode: bearer']),
    block('auth:bearer', ['token: {{accessToken}}']),
    block('vars:pre-request', lines(settings)),
    block('docs', [about]),
  ];
  const folders = requestFolders().flatMap(({ name: title, requests }, index) => {
    const number = String(index + 1).padStart(2, '0');
    const folder = `${number} ${title}`;
    const meta = block('meta', lines({ name: title, seq: String(index + 1) }));
    return [
      [`${folder}/folder.bru`, meta],
      ...requests.map((request, at) => [`${folder}/${request.id}.bru`, requestFile(request, at + 1)]),
    ];
  });
  return {
    'bruno.json': `${JSON.stringify({ version: '1', name, type: 'collection' }, null, 2)}\n`,
    'collection.bru': collection.join('\n'),
    ...Object.fromEntries(folders),
  };
}

/** The collection for Bruno as a ZIP archive with one folder in it. */
export function brunoArchive(): Uint8Array<ArrayBuffer> {
  const files = Object.entries(brunoFiles()).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(files), { mtime }));
}
