import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  addressesIn,
  completeLock,
  holesIn,
  type Lock,
  type LockEntry,
  type Lookup,
  platformOf,
  unverifiedIn,
} from '@/scripts/lock/lock';

const read = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8'));

describe.each(['package-lock.json', 'bench/package-lock.json'])('%s', (file) => {
  const lock = read(file);

  test('has an entry for every package that some system wants (npm run lock:complete adds them)', () => {
    expect(holesIn(lock)).toEqual([]);
  });

  test('names no address of a registry', () => {
    expect(addressesIn(lock)).toEqual([]);
  });

  test('has a hash for every package', () => {
    expect(unverifiedIn(lock)).toEqual([]);
  });

  test('holds tomorrow too: what is asked for by a tag, such as latest, is pinned in package.json', () => {
    const { overrides = {} }: { overrides?: Record<string, unknown> } = JSON.parse(
      readFileSync(file.replace('package-lock', 'package'), 'utf8'),
    );
    const tagged = Object.values(lock.packages).flatMap(({ dependencies = {}, peerDependencies = {} }) =>
      Object.entries({ ...dependencies, ...peerDependencies })
        .filter(([, range]) => /^[a-z][\w-]*$/i.test(range) && !/^[xv]/i.test(range))
        .map(([name]) => name),
    );
    expect([...new Set(tagged)].filter((name) => !(name in overrides))).toEqual([]);
  });
});

/** The project's lock without the packages of other systems, as an incomplete registry leaves it, and those packages. */
function holed(): { lock: Lock; taken: Map<string, LockEntry> } {
  const lock = read('package-lock.json');
  const taken = new Map<string, LockEntry>();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (!entry.optional || !entry.os || entry.os.includes('linux') || folder.lastIndexOf('node_modules/') > 0)
      continue;
    taken.set(folder.slice('node_modules/'.length), entry);
    delete lock.packages[folder];
  }
  return { lock, taken };
}

test('a lock with holes becomes the whole one again', () => {
  const { lock, taken } = holed();
  expect(taken.size).toBeGreaterThan(50);
  expect(holesIn(lock).length).toBeGreaterThanOrEqual(taken.size);
  const lookup: Lookup = (name) => {
    const { dev: _dev, optional: _optional, ...known } = taken.get(name) ?? {};
    return known;
  };
  const done = completeLock(lock, lookup);
  expect(done.unknown).toEqual([]);
  expect(done.lock).toEqual(read('package-lock.json'));
});

test('what the registry does not have is named, and its name tells where it belongs', () => {
  const { lock, taken } = holed();
  const done = completeLock(lock, (name) => (name === 'fsevents' ? taken.get(name) : undefined));
  const wanted = [...taken].filter(([name]) => name !== 'fsevents');
  expect(new Set(done.unknown)).toEqual(new Set(wanted.map(([name, { version }]) => `${name}@${version}`)));
  expect(holesIn(done.lock)).toEqual([]);
  expect(unverifiedIn(done.lock)).toHaveLength(wanted.length);
});

test('names of packages tell the platform that their metadata tells', () => {
  const platforms = Object.entries(read('package-lock.json').packages).filter(
    ([folder, { optional, os, cpu }]) => optional && os && cpu && /-(x64|arm64|arm)\b/.test(folder),
  );
  expect(platforms.length).toBeGreaterThan(60);
  for (const [folder, { os, cpu }] of platforms)
    expect(platformOf(folder), folder).toMatchObject({ os, cpu });
  expect(platformOf('@rollup/rollup-linux-x64-musl').libc).toEqual(['musl']);
  expect(platformOf('@next/swc-linux-x64-gnu').libc).toEqual(['glibc']);
});

test('addresses of registries go, folders stay', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz', dev: true },
      'node_modules/b': { version: '1.0.0', dev: true, optionalDependencies: { 'b-darwin-arm64': '2.0.0' } },
      'node_modules/c': { version: '2.0.0', resolved: 'packages/c' },
    },
  };
  const done = completeLock(lock, () => undefined);
  expect(addressesIn(lock)).toEqual(['node_modules/a']);
  expect(addressesIn(done.lock)).toEqual([]);
  expect(done.lock.packages['node_modules/c']?.resolved).toBe('packages/c');
  expect(done.lock.packages['node_modules/b-darwin-arm64']).toEqual({
    version: '2.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    dev: true,
    optional: true,
  });
});

test('a package of which the registry has no version in the wanted range cannot be added', () => {
  const lock: Lock = {
    packages: { 'node_modules/b': { optionalDependencies: { 'b-linux-x64': '^2.0.0' } } },
  };
  expect(() => completeLock(lock, () => undefined)).toThrow('has no version');
});
