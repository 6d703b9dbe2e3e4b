const stub = (name: string) => `./framework/swagger/stubs/${name}.ts`;

const strategies = ['openapi-3-1-apidom', 'openapi-3-2-apidom', 'json-schema-2020-12-apidom'];
const languages = ['bash', 'http', 'javascript', 'json', 'powershell', 'xml', 'yaml'];
const styles = ['agate', 'arta', 'idea', 'monokai', 'nord', 'obsidian', 'tomorrow-night'];

const aliases = (prefix: string, names: string[], target: string) =>
  names.map((name) => [`${prefix}${name}`, target] as const);

/**
 * Parts of Swagger UI that the console never reaches, for the bundler to leave out: without this list the page weighs
 * a third more than its budget. Each stub says what it stands for. A test opens and executes operations with them.
 */
export const swaggerAliases: Readonly<Record<string, string>> = Object.fromEntries([
  ...aliases('swagger-client/es/resolver/strategies/', strategies, stub('strategy')),
  ['@swagger-api/apidom-reference/configuration/empty', stub('url')],
  ...aliases('react-syntax-highlighter/dist/esm/languages/hljs/', languages, stub('nothing')),
  ...aliases('react-syntax-highlighter/dist/esm/styles/hljs/', styles, stub('nothing')),
  ['react-syntax-highlighter/dist/esm/light', stub('highlighter')],
  ['remarkable/linkify', stub('linkify')],
  ['zenscroll', stub('scroller')],
]);
