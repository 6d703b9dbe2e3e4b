import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  heldBack: Record<string, string>;
  overrides: Record<string, unknown>;
  overrideReasons: Record<string, string>;
}

interface LockEntry {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

describe('a pin', () => {
  it('is for a package of the project, and has a reason', () => {
    expect(Object.keys(manifest.heldBack).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(manifest.overrideReasons).sort()).toEqual(Object.keys(manifest.overrides).sort());
  });

  it('is ignored by Dependabot, too', () => {
    const {
      updates,
    }: { updates: { 'package-ecosystem': string; ignore?: { 'dependency-name': string }[] }[] } = parse(
      readFileSync('.github/dependabot.yml', 'utf8'),
    );
    const { ignore = [] } = updates.find((update) => update['package-ecosystem'] === 'npm') ?? {};
    const ignored = ignore.map((rule) => rule['dependency-name']);
    expect(ignored.sort()).toEqual(Object.keys(manifest.heldBack).sort());
  });
});

describe.each(['package-lock.json', 'bench/package-lock.json', 'tests/nightly/frameworks/package-lock.json'])(
  '%s',
  (file) => {
    const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(file, 'utf8'));

    it('fits every system: npm ci rejects a lock without the packages of the others', () => {
      const missing = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter(
          (name) => !packages[`${owner}/node_modules/${name}`] && !packages[`node_modules/${name}`],
        ),
      );
      expect(missing).toEqual([]);
    });

    it('fits every registry: it contains no address', () => {
      expect(Object.keys(packages).filter((path) => packages[path]?.resolved?.includes(':'))).toEqual([]);
    });
  },
);
