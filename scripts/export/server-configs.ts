import { YAML_TYPE } from '@/lib/build/openapi/contract-files';
import type { HeaderRule, Headers } from './headers';

/** Rules with the headers of each added up, as nginx and Caddy want them: every header once, the last rule first. */
interface MergedHeaders {
  everywhere: Headers;
  /** Headers that differ by path: name, then pattern of the path (a regular expression) and value. */
  byPath: Map<string, { pattern: string; value: string }[]>;
}

/** A folder's own page has two addresses, and a server may ask about the other. */
function patternOf(path: string): string {
  const escaped = path.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  if (path.endsWith('*')) return `^${escaped}`;
  return path.endsWith('/') ? `^${escaped}(index\\.html)?$` : `^${escaped}$`;
}

function merge(rules: readonly HeaderRule[]): MergedHeaders {
  const [all, ...others] = rules;
  const byPath: MergedHeaders['byPath'] = new Map();
  for (const { path, headers } of others)
    for (const [name, value] of Object.entries(headers))
      byPath.set(name, [...(byPath.get(name) ?? []), { pattern: patternOf(path), value }]);
  return { everywhere: all?.headers ?? {}, byPath };
}

const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * The rules for nginx, as a file for its `http` block: headers, not-found page, types that its list lacks.
 * @param basePath prefix the site is hosted under, or ''
 */
export function nginxConfig(rules: readonly HeaderRule[], basePath: string): string {
  const { everywhere, byPath } = merge(rules);
  const maps = [...byPath].map(([name, values]) =>
    [
      `map $uri ${variable(name)} {`,
      `  default "${everywhere[name] ?? 'no-cache'}";`,
      ...values.map(({ pattern, value }) => `  "~${pattern}" "${value}";`),
      '}',
    ].join('\n'),
  );
  const names = [...new Set([...Object.keys(everywhere), ...byPath.keys()])];
  const headers = names.map(
    (name) => `  add_header ${name} "${byPath.has(name) ? variable(name) : everywhere[name]}" always;`,
  );
  return `# Include this file in the http block, and set port and folder.
${maps.join('\n')}
# The Markdown of a page, for a program that asks for it.
map "$http_accept:$uri" $site_markdown {
  default "";
  "~*text/markdown[^:]*:(?<page>.+?)/?$" "$page.md";
}
map $status $site_allow {
  default "";
  405 "GET, HEAD";
}

server {
  listen 8080;
  root /srv/site;
  absolute_redirect off;
  charset utf-8;
  charset_types text/plain text/css text/markdown application/javascript application/json ${YAML_TYPE} text/xml;
  gzip on;
  gzip_static on;
  gzip_types text/plain text/css text/markdown application/javascript application/json ${YAML_TYPE} application/wasm image/svg+xml;
  error_page 404 ${basePath}/404.html;
  # A folder without a page of its own.
  error_page 403 =404 ${basePath}/404.html;

${headers.join('\n')}
  # nginx leaves out what a 405 has to name.
  add_header Allow $site_allow always;
  add_header Vary Accept always;

  if (-f $document_root$site_markdown) {
    rewrite ^ $site_markdown last;
  }
  location ~ /\\. {
    return 404;
  }
  location / {
    index index.html;
    try_files $uri $uri/ =404;
  }
  location ~ \\.md$ {
    default_type text/markdown;
    types { }
  }
  location ~ \\.yaml$ {
    default_type ${YAML_TYPE};
    types { }
  }
}
`;
}

/**
 * The rules for Caddy: headers, not-found page, types.
 * @param basePath prefix the site is hosted under, or ''
 */
export function caddyfile(rules: readonly HeaderRule[], basePath: string): string {
  const { everywhere, byPath } = merge(rules);
  const lines = Object.entries(everywhere).map(([name, value]) => `  header ${name} "${value}"`);
  let count = 0;
  for (const [name, values] of byPath) {
    if (!everywhere[name]) lines.push(`  header ${name} "no-cache"`);
    for (const { pattern, value } of values) {
      if (value === 'no-cache') continue;
      count += 1;
      lines.push(`  @rule${count} path_regexp "${pattern}"`, `  header @rule${count} ${name} "${value}"`);
    }
  }
  return `# Set port (or host name) and folder.
:8080 {
  root * /srv/site
  encode gzip
  @hidden path_regexp "/\\."
  @markdown path *.md
  header @markdown Content-Type "text/markdown; charset=utf-8"
  @yaml path *.yaml
  header @yaml Content-Type ${YAML_TYPE}
  header +Vary Accept
  # The Markdown of a page, for a program that asks for it.
  @program {
    header Accept *text/markdown*
    path_regexp page ^(.+?)/?$
  }
  route @program {
    try_files {re.page.1}.md {path}
    @page path *.md
    header @page Content-Type "text/markdown; charset=utf-8"
  }
  # In this order: Caddy itself would sort them, the general last.
  route {
${lines.map((line) => `  ${line}`).join('\n')}
  }
  error @hidden 404
  file_server {
    precompressed br gzip
  }
  handle_errors {
    rewrite * ${basePath}/404.html
    file_server
  }
}
`;
}
