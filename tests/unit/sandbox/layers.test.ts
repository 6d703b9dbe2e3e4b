import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, it } from 'vitest';

/** Folders of the reference API as its README lists them: each may import from itself and from those after it. */
const layers = ['node', 'browser', 'api', 'http', 'seed', 'db', 'domain'];

const files = readdirSync('sandbox', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

/** Relative imports of a file, also those of types, as paths within `sandbox`. */
function importsOf(file: string): string[] {
  const text = readFileSync(join('sandbox', file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path ?? '')),
  );
}

/** Place of a file's folder among the layers; -1 for the entry points beside them. */
const layerOf = (path: string): number => layers.indexOf(path.split(sep)[0] ?? '');

it('imports point downwards only', () => {
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => !path.startsWith('..') && layerOf(path) < layerOf(file))
      .map((path) => `${file} → ${path}`),
  );
  expect(upwards).toEqual([]);
  expect(files.map(layerOf).filter((layer) => layer >= 0).length).toBeGreaterThan(60);
});

it('no file imports itself in a circle', () => {
  const finished = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (finished.has(path) || trail.includes(path)) return;
    const file = `${path}.ts`;
    if (files.includes(file)) for (const next of importsOf(file)) visit(next, [...trail, path]);
    finished.add(path);
  };
  for (const file of files) visit(file.replace(/\.ts$/, ''), []);
  expect(circles).toEqual([]);
});

it('the README lists the folders in this order', () => {
  const table = [...readFileSync('sandbox/README.md', 'utf8').matchAll(/^\| `(\w+)\/`/gm)];
  expect(table.map(([, name]) => name)).toEqual(layers);
});
