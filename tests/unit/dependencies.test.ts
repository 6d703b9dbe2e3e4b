import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockEntry {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

it.each(['package-lock.json', 'bench/package-lock.json', 'tests/nightly/frameworks/package-lock.json'])(
  '%s fits every system and every registry',
  (file) => {
    const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(file, 'utf8'));
    // npm ci rejects a lock without the packages of other systems.
    const missing = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`${owner}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
    expect(Object.keys(packages).filter((path) => packages[path]?.resolved?.includes(':'))).toEqual([]);
  },
);
