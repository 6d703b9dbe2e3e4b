/**
 * Modules that Swagger UI loads and the console never calls, 160 kB brotli together with what they load. The bundler puts
 * a stand-in in their place: `strategy` for the resolvers of other contracts than OpenAPI 3.0, `nothing` for the rest.
 */
export const unusedPackages: Readonly<Record<'strategy' | 'nothing', readonly string[]>> = {
  strategy: ['openapi-3-1', 'openapi-3-2', 'json-schema-2020-12'].map(
    (kind) => `swagger-client/es/resolver/strategies/${kind}-apidom`,
  ),
  nothing: [
    // Markdown, code and lists are the site's own.
    'remarkable',
    'remarkable/linkify',
    'dompurify',
    ...['light', 'languages/hljs/javascript', 'languages/hljs/json', 'languages/hljs/xml'].map(highlighter),
    ...['bash', 'yaml', 'http', 'powershell'].map((name) => highlighter(`languages/hljs/${name}`)),
    ...['agate', 'arta', 'monokai', 'nord', 'obsidian', 'tomorrow-night', 'idea'].map((name) =>
      highlighter(`styles/hljs/${name}`),
    ),
    '@tanstack/react-virtual',
    // The contract is an object, not a text; requests go through client/api; the page scrolls itself.
    'js-yaml',
    'swagger-client/es/execute',
    'zenscroll',
    // Hashes for a sign-in by OAuth2.
    'to-buffer',
  ],
};

function highlighter(name: string): string {
  return `react-syntax-highlighter/dist/esm/${name}`;
}
