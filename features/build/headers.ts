import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillText } from '@/features/try/samples/placeholders';
import { accepts } from '@/shared/build/server';
import { YAML_TYPE, yamlFiles } from '@/shared/contract/contract-files';
import { servedPolicy, WORKER_POLICY } from './csp';

type Headers = Record<string, string>;

/** Headers of every response. `X-Frame-Options` is for old browsers. */
const common: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/**
 * Browsers revalidate their copy, so that no reader gets pages of an older deployment. Proxies must not change
 * files on the way: Cloudflare would replace email addresses in code by a script that the policy forbids, and
 * the offline copy checks each file.
 */
const CHECKED = 'no-cache, no-transform';

const IMMUTABLE = 'public, max-age=31536000, immutable, no-transform';

/** Headers by path; a final `*` matches anything. */
type Rules = Record<string, Headers>;

const withPolicy = (): Headers => ({ ...common, 'Content-Security-Policy': servedPolicy() });
/** Files with a content hash in their name never change. */
const hashed = (basePath: string): Rules => ({
  [`${basePath}/_next/static/*`]: { 'Cache-Control': IMMUTABLE },
  [`${basePath}/sandbox/*`]: { 'Cache-Control': IMMUTABLE, 'Content-Security-Policy': WORKER_POLICY },
});

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. They combine the headers of all matching rules, so
 * each file has a single cache rule.
 * @param entries files and folders at the top of the export, folders with a trailing slash
 * @param basePath prefix the site is hosted under, or ''
 */
export function headersFile(entries: readonly string[], basePath: string): string {
  const mutable = entries.filter((entry) => !/^(_next\/|sandbox\/|\.|_headers$|_redirects$)/.test(entry));
  const types = yamlFiles.map((path) => [basePath + path, { 'Content-Type': YAML_TYPE }]);
  const paths = ['', ...mutable.map((entry) => entry.replace(/\/$/, '/*'))];
  const rules: Rules = { [`${basePath}/*`]: withPolicy(), ...Object.fromEntries(types), ...hashed(basePath) };
  for (const path of paths) {
    const address = `${basePath}/${path}`;
    rules[address] = { ...rules[address], 'Cache-Control': CHECKED };
  }
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * Returns the settings of Azure Static Web Apps, where the first matching route replaces the general headers.
 */
export function staticWebAppConfig(basePath: string): string {
  const config = {
    globalHeaders: { ...withPolicy(), 'Cache-Control': CHECKED },
    routes: Object.entries(hashed(basePath)).map(([route, headers]) => ({ route, headers })),
    responseOverrides: { 404: { rewrite: `${basePath}/404.html` } },
    mimeTypes: { '.md': 'text/markdown; charset=utf-8', '.wasm': 'application/wasm', '.yaml': YAML_TYPE },
  };
  return `${JSON.stringify(config)}\n`;
}

/** Header syntax of the servers with a template in `deploy/`. */
const servers: Record<string, (name: string, value: string) => string> = {
  'nginx.conf': (name, value) => `  add_header ${name} "${value}" always;`,
  Caddyfile: (name, value) => `    header ${name} "${value}"`,
};

/** Folder for server settings. Its dot keeps it from being served. */
export const HOSTING = '.hosting';

/** Writes the settings of hosts, and the file that keeps GitHub Pages from hiding `_next`. */
export async function writeHostFiles(folder: string, basePath: string): Promise<void> {
  const found = await readdir(folder, { withFileTypes: true });
  const entries = found.map((entry) => entry.name + (entry.isDirectory() ? '/' : '')).sort();
  await writeFile(join(folder, '_headers'), headersFile(entries, basePath));
  // Netlify and Cloudflare Pages find the root and the 404 page of a site below a prefix by these rules. They
  // are after those of moved pages: the first match applies, and the last of these matches everything.
  if (basePath)
    await appendFile(join(folder, '_redirects'), `/ ${basePath}/ 302\n/* ${basePath}/404.html 404\n`);
  await writeFile(join(folder, 'staticwebapp.config.json'), staticWebAppConfig(basePath));
  await mkdir(join(folder, HOSTING), { recursive: true });
  const values = {
    basePath,
    yaml: YAML_TYPE,
    ...accepts,
    checked: CHECKED,
    forever: IMMUTABLE,
    policy: servedPolicy(),
    workerPolicy: WORKER_POLICY,
  };
  for (const [name, header] of Object.entries(servers)) {
    const template = await readFile(join('deploy', name), 'utf8');
    const headers = Object.entries(common).map(([key, value]) => header(key, value));
    await writeFile(
      join(folder, HOSTING, name),
      fillText(template, { ...values, headers: headers.join('\n') }),
    );
  }
  await writeFile(join(folder, '.nojekyll'), '');
}
