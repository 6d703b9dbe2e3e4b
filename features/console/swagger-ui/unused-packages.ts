/**
 * Modules that Swagger UI loads and the console never calls, 190 kB brotli in total. The bundler replaces
 * them by nothing.ts.
 */
const unusedPackages: readonly string[] = [
  // The site renders Markdown, code and lists.
  'remarkable',
  'remarkable/linkify',
  'dompurify',
  ...['light', 'languages/hljs/javascript', 'languages/hljs/json', 'languages/hljs/xml'].map(highlighter),
  ...['bash', 'yaml', 'http', 'powershell'].map((name) => highlighter(`languages/hljs/${name}`)),
  ...['agate', 'arta', 'monokai', 'nord', 'obsidian', 'tomorrow-night', 'idea'].map((name) =>
    highlighter(`styles/hljs/${name}`),
  ),
  '@tanstack/react-virtual',
  // The contract is an object without references; features/api-client sends the requests.
  'js-yaml',
  ...['execute', 'helpers', 'http', 'resolver', 'subtree-resolver'].map(
    (name) => `swagger-client/es/${name}`,
  ),
  ...[
    'generic',
    'openapi-2',
    'openapi-3-0',
    'openapi-3-1-apidom',
    'openapi-3-2-apidom',
    'json-schema-2020-12-apidom',
  ].map((name) => `swagger-client/es/resolver/strategies/${name}`),
  // Hashes for OAuth2.
  'to-buffer',
];

function highlighter(name: string): string {
  return `react-syntax-highlighter/dist/esm/${name}`;
}

/** Files that the bundler uses in place of packages, by package. */
export const replacements: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    unusedPackages.map((name) => [name, './features/console/swagger-ui/nothing.ts'] as const),
  ),
  // Brings a copy of what every browser has.
  '@babel/runtime-corejs3/helpers/extends': './features/console/swagger-ui/extends.ts',
};
