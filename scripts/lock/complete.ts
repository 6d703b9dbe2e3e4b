import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { npm } from '../support/npm.mjs';
import { completeLock, type Lock, type Lookup, unverifiedIn } from './lock';

// `npm run lock:complete`: a registry that lacks packages of other platforms leaves them out of the lock, which npm ci
// then refuses. Adds them, and says which of them cannot be verified.

const words = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const metadata = z.object({
  version: z.string(),
  'dist.integrity': z.string().optional(),
  os: words.optional(),
  cpu: words.optional(),
  libc: words.optional(),
  license: z.string().optional(),
  engines: z.record(z.string(), z.string()).optional(),
});

/** What `npm view` prints: one version, or a list of those in a range with the newest at its end. */
const answer = z.union([metadata, z.array(metadata)]).transform((value) => [value].flat().at(-1));

const ask: Lookup = (name, range) => {
  const fields = ['version', 'dist.integrity', 'os', 'cpu', 'libc', 'license', 'engines'];
  const { status, stdout } = npm(['view', `${name}@${range}`, ...fields, '--json']);
  const found = status === 0 && stdout.trim() !== '' ? answer.parse(JSON.parse(stdout)) : undefined;
  if (!found) return undefined;
  const { 'dist.integrity': integrity, ...rest } = found;
  return { ...(integrity ? { integrity } : {}), ...rest };
};

for (const file of ['package-lock.json', 'bench/package-lock.json']) {
  const before: Lock = JSON.parse(readFileSync(file, 'utf8'));
  const { lock, added, unknown } = completeLock(before, ask);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file}: ${Object.keys(lock.packages).length - 1} packages, ${added.length} added.`);
  for (const name of added) console.log(`  added ${name}`);
  if (unknown.length > 0)
    console.log(
      `  This registry does not have ${unknown.join(', ')}: choose versions that it has, or run this where it has them.`,
    );
  const unverified = unverifiedIn(lock);
  console.log(
    unverified.length === 0 ? '  Every package has a hash.' : `  Without a hash: ${unverified.join(', ')}`,
  );
}
