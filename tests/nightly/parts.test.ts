import { expect, it } from 'vitest';
import { runNpm } from '@/shared/build/run';

interface Part {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/** Licenses that allow publishing the site and the package unchanged, with the notices in the export. */
const ACCEPTED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT'],
  ...['MPL-2.0', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Parts under other licenses that run during the build and aren't shipped. */
const BUILD_ONLY = [/^@img\/sharp/, /^caniuse-lite$/, /^elkjs$/];

/** Licenses that a package states in a file, but not in its manifest. */
const STATED: Record<string, string> = { 'khroma@2.1.0': 'MIT', 'format@0.2.2': 'MIT' };

async function getParts(...args: string[]): Promise<Part[]> {
  const { code, output } = await runNpm(['sbom', '--package-lock-only', '--sbom-format=cyclonedx', ...args]);
  expect(code, output).toBe(0);
  return JSON.parse(output).components;
}

/** Returns whether a license expression is acceptable: one of an OR, all of an AND. */
function isAccepted(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((id) => ACCEPTED.has(id.trim())));
}

const getLicense = ({ name, version, licenses = [] }: Part): string =>
  STATED[`${name}@${version}`] ??
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ');

it('the list of parts is complete, and all their licenses allow publishing', async () => {
  const all = await getParts();
  const names = all.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['next', 'react', 'swagger-ui-react', 'sql.js', 'wouter']));
  const inUse = new Set((await getParts('--omit=dev')).map(({ name }) => name));
  for (const name of ['sql.js', 'hono', 'jose', 'libsql', 'pg']) inUse.add(name);
  const shipped = all.filter(
    ({ name }) => inUse.has(name) && !BUILD_ONLY.some((pattern) => pattern.test(name)),
  );
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped.filter((part) => !isAccepted(getLicense(part)));
  expect(others.map((part) => `${part.name} ${part.version}: ${getLicense(part)}`)).toEqual([]);
});
