import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Packages in the pages, with all their dependencies. */
const WITH_DEPENDENCIES = [
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

/** Packages in the pages without their dependencies, which mostly run at build time. */
const WITHOUT_DEPENDENCIES = ['next', '@swc/helpers', 'scheduler'];

/** Other third-party files in the pages. */
const FILES = [{ name: 'Inter (typeface)', license: 'features/layout/fonts/LICENSE.txt' }];

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

function readManifest(name: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as Manifest;
  } catch {
    // An optional package of another platform, or one nested in its dependent.
    return undefined;
  }
}

/** Returns packages with all their dependencies, sorted by name. */
function withDependencies(roots: readonly string[]): Manifest[] {
  const found = new Map<string, Manifest>();
  const open = [...roots];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    const manifest = readManifest(name);
    if (!manifest) continue;
    found.set(name, manifest);
    open.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the texts of a package's license and notice files. */
function readTexts(name: string): string[] {
  const folder = join('node_modules', name);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|notice|copying)/i.test(entry.name))
    .filter(({ name: file }) => !/\.(js|json|ts)$/.test(file))
    .map(({ name: file }) => readFileSync(join(folder, file), 'utf8').trim());
}

/**
 * Returns the notices of all third-party code and files in the pages. Packages share a text. Throws when a
 * shipped package is not installed.
 */
function licenseNotices(): string {
  const packages = withDependencies(WITH_DEPENDENCIES);
  const all = [...packages, ...WITHOUT_DEPENDENCIES.flatMap((name) => readManifest(name) ?? [])].filter(
    ({ name }, index, list) => list.findIndex((other) => other.name === name) === index,
  );
  const missing = [...WITH_DEPENDENCIES, 'next'].filter((name) => !all.some((found) => found.name === name));
  if (missing.length > 0) throw new Error(`No license notice for ${missing.join(', ')}: run npm ci.`);
  const byText = new Map<string, string[]>();
  for (const { name, version, license } of all) {
    const text = readTexts(name).join('\n\n') || `License: ${license ?? 'see the package'}`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license ?? 'license below'})`]);
  }
  for (const { name, license } of FILES) byText.set(readFileSync(license, 'utf8').trim(), [name]);
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  const line = '-'.repeat(80);
  return `This site contains code and files of others, under these licenses.\n\n${parts.join(`\n\n${line}\n\n`)}\n`;
}

export const writeLicenses = (folder: string): Promise<void> =>
  writeFile(join(folder, 'third-party-licenses.txt'), licenseNotices());
