import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import redirects from '@/content/redirects.json' with { type: 'json' };
import { fillText } from '@/features/examples/samples/placeholders';
import { YAML_TYPE, yamlFiles } from '@/shared/contract/contract-files';
import { frozenVersions } from '@/shared/versions';
import { servedPolicy, WORKER_POLICY } from './csp';

type Headers = Record<string, string>;

/** Headers of every response; `X-Frame-Options` forbids framing to old browsers. */
const common: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** A copy may be kept but is asked for again, so that no reader meets pages of an older deployment. */
const checked: Headers = { 'Cache-Control': 'no-cache' };

const FOREVER = 'public, max-age=31536000, immutable';

/** Headers by path, where a final `*` stands for anything. */
type Rules = Record<string, Headers>;

const withPolicy = (): Headers => ({ ...common, 'Content-Security-Policy': servedPolicy() });
/** Files with a hash of their content in their name never change. */
const hashed = (basePath: string): Rules => ({
  [`${basePath}/_next/static/*`]: { 'Cache-Control': FOREVER },
  [`${basePath}/sandbox/*`]: { 'Cache-Control': FOREVER, 'Content-Security-Policy': WORKER_POLICY },
});

/**
 * Rules as Netlify and Cloudflare Pages read them from `_headers`. They send the headers of all rules that fit a path, so
 * no two of them have a cache rule for one file.
 * @param entries names of the files and folders at the top of the export, folders with a slash at the end
 * @param basePath prefix the site is hosted under, or ''
 */
export function headersFile(entries: readonly string[], basePath: string): string {
  const changing = entries.filter((entry) => !/^(_next\/|sandbox\/|\.|_headers$|_redirects$)/.test(entry));
  const types = yamlFiles().map((path) => [basePath + path, { 'Content-Type': YAML_TYPE }]);
  const paths = ['', ...changing.map((entry) => entry.replace(/\/$/, '/*'))];
  const rules: Rules = { [`${basePath}/*`]: withPolicy(), ...Object.fromEntries(types), ...hashed(basePath) };
  for (const path of paths) {
    const address = `${basePath}/${path}`;
    rules[address] = { ...rules[address], ...checked };
  }
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** The same for Azure Static Web Apps, where the first route that fits takes the place of the general headers. */
export function staticWebAppConfig(basePath: string): string {
  const config = {
    globalHeaders: { ...withPolicy(), ...checked },
    routes: Object.entries(hashed(basePath)).map(([route, headers]) => ({ route, headers })),
    responseOverrides: { 404: { rewrite: `${basePath}/404.html` } },
    mimeTypes: { '.md': 'text/markdown; charset=utf-8', '.wasm': 'application/wasm', '.yaml': YAML_TYPE },
  };
  return `${JSON.stringify(config)}\n`;
}

/** The servers that `deploy/` has a template for, and how each writes a header. */
const servers: Record<string, (name: string, value: string) => string> = {
  'nginx.conf': (name, value) => `  add_header ${name} "${value}" always;`,
  Caddyfile: (name, value) => `    header ${name} "${value}"`,
};

/** Fills in a template of `deploy/`, the settings of a server. */
async function serverConfig(name: string, basePath: string, header: (name: string, value: string) => string) {
  const values: Record<string, string> = {
    basePath,
    yaml: YAML_TYPE,
    forever: FOREVER,
    policy: servedPolicy(),
    workerPolicy: WORKER_POLICY,
    headers: Object.entries(common)
      .map(([key, value]) => header(key, value))
      .join('\n'),
  };
  const template = await readFile(join('deploy', name), 'utf8');
  return fillText(template, values);
}

/**
 * Settings of the `serve` command. It takes a folder whose name has a dot, such as that of an old version, for a file
 * and lists it; only a path that it does not clean up leads there to the page.
 */
function serveConfig(): string {
  const folders = [...Object.keys(redirects), ...frozenVersions().map(({ path }) => `/docs/${path}`)];
  const roots = folders.filter((path) => /\.[^/]*$/.test(path));
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
export const redirectsFile = (basePath: string): string =>
  basePath ? `/ ${basePath}/ 302\n/* ${basePath}/404.html 404\n` : '';

/** Folder with the settings of servers; its dot keeps it from being served. */
export const HOSTING = '.hosting';

/** Writes the files that tell hosts which headers to send, and the mark that keeps GitHub Pages from hiding `_next`. */
export async function writeHostFiles(folder: string, basePath: string): Promise<void> {
  const found = await readdir(folder, { withFileTypes: true });
  const entries = found.map((entry) => entry.name + (entry.isDirectory() ? '/' : '')).sort();
  await writeFile(join(folder, '_headers'), headersFile(entries, basePath));
  const redirects = redirectsFile(basePath);
  // Behind the rules for moved pages: the first that fits counts, and the last of these fits everything.
  if (redirects) await appendFile(join(folder, '_redirects'), redirects);
  await writeFile(join(folder, 'staticwebapp.config.json'), staticWebAppConfig(basePath));
  await writeFile(join(folder, 'serve.json'), serveConfig());
  await mkdir(join(folder, HOSTING), { recursive: true });
  for (const [name, header] of Object.entries(servers))
    await writeFile(join(folder, HOSTING, name), await serverConfig(name, basePath, header));
  await writeFile(join(folder, '.nojekyll'), '');
}
