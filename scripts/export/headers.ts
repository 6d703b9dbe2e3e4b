import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { YAML_TYPE, yamlFiles } from '@/lib/build/openapi/contract-files';
import { site } from '@/theme.config';
import { analyticsHosts, contentSecurityPolicy, type PageKind } from './csp';
import { kindsOfPages, pathsOfKind } from './page-kinds';
import { caddyfile, nginxConfig } from './server-configs';

/** Names and values. */
export type Headers = Record<string, string>;

/**
 * The policy that a server sends with pages of a kind. It cannot name the inline scripts of each page: hosts limit the
 * number of rules, and settings that are older than a deployment would stop every page. Each page names them itself, and
 * of two policies a browser heeds the stricter. Pages cannot forbid framing in their own head.
 */
export const servedPolicy = (kind: PageKind): Headers => ({
  'Content-Security-Policy': `${contentSecurityPolicy(kind, {
    inline: ["'unsafe-inline'"],
    analytics: analyticsHosts(),
  })}; frame-ancestors 'none'`,
});

/** Headers of every answer; `X-Frame-Options` forbids framing to old browsers. */
const everywhere = (kind: PageKind): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ...servedPolicy(kind),
});

/** Files whose name holds a hash of their content never change. */
const forever: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** A copy may be kept but is asked for again, so that no reader meets pages of an older deployment. */
const checked: Headers = { 'Cache-Control': 'no-cache' };

/** The worker does not inherit the policy of the page that starts it. */
const worker: Headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
};

/** Folders of the export whose files have a hash of their content in their name. */
export const HASHED_FOLDERS = ['_next/static', 'sandbox'];

/** A rule: site path, where a final `*` stands for anything, and the headers it adds. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** Cloudflare Pages reads no more rules. */
const MOST_RULES = 100;

/**
 * What a server does when several rules name one header: `replace` takes one value, `add` sends all, so that a further
 * policy can only forbid more.
 */
export type Merging = 'replace' | 'add';

/**
 * The rules for an export. Their cache rules never overlap, because hosts differ in which of two would win. The policy
 * of everything is that of documentation where another can take its place, else that of pages which call the API, and
 * the rules for others forbid what these do not need, those for most pages first.
 * @param entries names of the files and folders at the top of the export, folders with a slash at the end
 * @param pages kinds of the pages by their file
 * @param basePath prefix the site is hosted under, or ''
 */
export function headerRules(
  entries: readonly string[],
  pages: ReadonlyMap<string, PageKind>,
  basePath: string,
  merging: Merging,
): HeaderRule[] {
  const [usual, other]: [PageKind, PageKind] =
    merging === 'replace' ? ['reads', 'calls'] : ['calls', 'reads'];
  const hashedRoots = new Set(HASHED_FOLDERS.map((folder) => `${folder.split('/')[0]}/`));
  const changing = entries.filter(
    (entry) => !hashedRoots.has(entry) && !/^(\.|_headers$|_redirects$)/.test(entry),
  );
  const rules: HeaderRule[] = [
    { path: '/*', headers: everywhere(usual) },
    ...HASHED_FOLDERS.map((folder) => ({ path: `/${folder}/*`, headers: forever })),
    { path: '/sandbox/*', headers: worker },
    { path: '/', headers: checked },
    ...changing.map((entry) => ({ path: `/${entry}${entry.endsWith('/') ? '*' : ''}`, headers: checked })),
  ];
  const policies = pathsOfKind(pages, other).map(({ path }) => ({ path, headers: servedPolicy(other) }));
  return [...rules, ...policies].map(({ path, headers }) => ({ path: basePath + path, headers }));
}

/** Types that hosts do not know by the ending; other servers are told in their own words. */
const types = (basePath: string): HeaderRule[] =>
  yamlFiles().map((path) => ({ path: basePath + path, headers: { 'Content-Type': YAML_TYPE } }));

/**
 * Rules as Netlify and Cloudflare Pages read them from `_headers`: those of one path as one, and as many as hosts read.
 * What is too much are the last, which only forbid more.
 */
export function headersFile(rules: readonly HeaderRule[], basePath: string): string {
  const [first, ...others] = rules;
  const byPath = new Map<string, Headers>();
  for (const { path, headers } of [...(first ? [first] : []), ...types(basePath), ...others])
    byPath.set(path, { ...byPath.get(path), ...headers });
  const blocks = [...byPath]
    .slice(0, MOST_RULES)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    );
  return `${blocks.join('\n\n')}\n`;
}

/** Whether a rule holds for all that another holds for. */
const covers = (wide: string, narrow: string): boolean =>
  wide === narrow || (wide.endsWith('*') && narrow.startsWith(wide.slice(0, -1)));

/** Orders paths so that one comes before those that cover it. */
const byWidth = (a: string, b: string): number =>
  b.replace('*', '').length - a.replace('*', '').length || Number(a.endsWith('*')) - Number(b.endsWith('*'));

/**
 * The same for Azure Static Web Apps, with the not-found page and the type of the text forms. There a path takes the
 * headers of everything and those of the first route that fits it, so the narrower stands first and carries what holds
 * for the wider. The file may have 20 kB.
 */
export function staticWebAppConfig(rules: readonly HeaderRule[], basePath: string): string {
  const [all, ...others] = rules;
  const paths = [...new Set(others.map(({ path }) => path))].sort(byWidth);
  const routes = paths.map((route) => ({
    route,
    headers: Object.assign(
      {},
      ...others.filter(({ path }) => covers(path, route)).map(({ headers }) => headers),
    ),
  }));
  const config = {
    globalHeaders: all?.headers,
    routes,
    responseOverrides: { 404: { rewrite: `${basePath}/404.html` } },
    mimeTypes: { '.md': 'text/markdown; charset=utf-8', '.wasm': 'application/wasm', '.yaml': YAML_TYPE },
  };
  return `${JSON.stringify(config)}\n`;
}

/**
 * Settings of the `serve` command. It takes a folder whose name has a dot, such as that of an old version, for a file
 * and lists it; only a path that it does not clean up leads there to the page.
 */
export function serveConfig(): string {
  const roots = site.versions.filter(({ path }) => path.includes('.')).map(({ path }) => `/docs/${path}`);
  const config = {
    trailingSlash: true,
    directoryListing: false,
    cleanUrls: roots.map((root) => `!${root}/index.html`),
    redirects: roots.map((root) => ({ source: root, destination: `${root}/index.html`, type: 302 })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Redirects as Netlify and Cloudflare Pages read them from `_redirects`. They add slashes and find the not-found page by
 * themselves, so that only a site below a prefix needs any: its root leads to it, and what is nowhere shows its page.
 * @param basePath prefix the site is hosted under, or ''
 */
export function redirectsFile(basePath: string): string {
  const rules = basePath ? [`/ ${basePath}/ 302`, `/* ${basePath}/404.html 404`] : [];
  return rules.map((rule) => `${rule}\n`).join('');
}

/** Folder with the settings of servers; its dot keeps it from being served. */
export const HOSTING = '.hosting';

/** Writes the files that tell hosts which headers to send, and the mark that keeps GitHub Pages from hiding `_next`. */
export async function writeHostFiles(folder: string, basePath: string): Promise<void> {
  const found = await readdir(folder, { withFileTypes: true });
  const entries = found.map((entry) => entry.name + (entry.isDirectory() ? '/' : '')).sort();
  const pages = await kindsOfPages(folder);
  const rules = headerRules(entries, pages, basePath, 'replace');
  await writeFile(
    join(folder, '_headers'),
    headersFile(headerRules(entries, pages, basePath, 'add'), basePath),
  );
  const redirects = redirectsFile(basePath);
  // Behind the rules for moved pages: the first that fits counts, and the last of these fits everything.
  if (redirects) await appendFile(join(folder, '_redirects'), redirects);
  await writeFile(join(folder, 'staticwebapp.config.json'), staticWebAppConfig(rules, basePath));
  await writeFile(join(folder, 'serve.json'), serveConfig());
  await mkdir(join(folder, HOSTING), { recursive: true });
  await writeFile(join(folder, HOSTING, 'nginx.conf'), nginxConfig(rules, basePath));
  await writeFile(join(folder, HOSTING, 'Caddyfile'), caddyfile(rules, basePath));
  await writeFile(join(folder, '.nojekyll'), '');
}
