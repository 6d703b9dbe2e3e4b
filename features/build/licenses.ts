import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Packages whose code pages load, and with them all that they depend on. */
const SHIPPED = [
  'react',
  'react-dom',
  'wouter',
  'swagger-ui-react',
  'sql.js',
  'survey-core',
  'survey-react-ui',
  'workbox-routing',
  'workbox-strategies',
];

/** The same for packages most of whose dependencies run while building only. */
const SHIPPED_ALONE = ['next', '@swc/helpers', 'scheduler'];

/** Files of other origin that pages load, with their license. */
const FILES = [{ name: 'Inter (typeface)', license: 'features/layout/fonts/LICENSE.txt' }];

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

function getManifest(name: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as Manifest;
  } catch {
    // An optional package of another platform, or one that lies below its dependent.
    return undefined;
  }
}

/** The packages and all that they depend on, sorted by name. */
function closure(roots: readonly string[]): Manifest[] {
  const found = new Map<string, Manifest>();
  const open = [...roots];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    const manifest = getManifest(name);
    if (!manifest) continue;
    found.set(name, manifest);
    open.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Texts of the license and notice files of a package. */
function getTexts(name: string): string[] {
  const folder = join('node_modules', name);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|notice|copying)/i.test(entry.name))
    .filter(({ name: file }) => !/\.(js|json|ts)$/.test(file))
    .map(({ name: file }) => readFileSync(join(folder, file), 'utf8').trim());
}

/**
 * Notices of everything of other origin that pages load: name, version, license, and its text once for all packages
 * that share it. Throws when a shipped package is not installed.
 */
function licenseNotices(): string {
  const packages = closure(SHIPPED);
  const all = [...packages, ...SHIPPED_ALONE.flatMap((name) => getManifest(name) ?? [])].filter(
    ({ name }, index, list) => list.findIndex((other) => other.name === name) === index,
  );
  const missing = [...SHIPPED, 'next'].filter((name) => !all.some((found) => found.name === name));
  if (missing.length > 0) throw new Error(`Not installed, so without license notice: ${missing.join(', ')}.`);
  const byText = new Map<string, string[]>();
  for (const { name, version, license } of all) {
    const text = getTexts(name).join('\n\n') || `License: ${license ?? 'see the package'}`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license ?? 'license below'})`]);
  }
  for (const { name, license } of FILES) byText.set(readFileSync(license, 'utf8').trim(), [name]);
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  const line = '-'.repeat(80);
  return `This site contains code and files of others, under these licenses.\n\n${parts.join(`\n\n${line}\n\n`)}\n`;
}

/** Writes the notices into the export. */
export const writeLicenses = (folder: string): Promise<void> =>
  writeFile(join(folder, 'third-party-licenses.txt'), licenseNotices());
