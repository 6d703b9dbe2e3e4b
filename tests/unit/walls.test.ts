import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { mayImport, overrideOf, readRooms } from '@/checks/walls';

const rooms = readRooms(readFileSync('ARCHITECTURE.md', 'utf8'));

/** Path of the project's file that an import names; undefined for packages. */
function target(from: string, name: string): string | undefined {
  const path = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? join(dirname(from), name) : '';
  if (path === '') return undefined;
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((file) => existsSync(file));
}

/** The modules of a folder that git knows; '' stands for the project. */
const modulesOf = (folder: string): string[] =>
  execFileSync('git', ['ls-files', `${folder}*.ts`, `${folder}*.tsx`], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

describe('the rooms of the project', () => {
  it('are the folders that hold code', () => {
    expect(rooms.length).toBeGreaterThan(10);
    expect(rooms.filter(({ folder }) => !existsSync(folder))).toEqual([]);
  });

  it('import only what the map allows, by whichever way of writing', () => {
    const broken = modulesOf('').flatMap((file) =>
      ts
        .preProcessFile(readFileSync(file, 'utf8'), true, true)
        .importedFiles.map(({ fileName }) => target(file, fileName))
        .filter((to) => to !== undefined && !mayImport(file, to, rooms))
        .map((to) => `${file} → ${to}`),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ['lib/build', 'server-only'],
    ['lib/browser', 'client-only'],
  ])('%s is marked as %s, module by module', (folder, mark) => {
    const files = modulesOf(`${folder}/`);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !readFileSync(file, 'utf8').includes(`import '${mark}';`))).toEqual([]);
  });

  it('have the same walls in the linter', () => {
    const { config } = ts.parseConfigFileTextToJson('biome.jsonc', readFileSync('biome.jsonc', 'utf8'));
    const { overrides } = config as { overrides: object[] };
    const walls = overrides.filter((override) => JSON.stringify(override).includes('noRestrictedImports'));
    expect(walls).toEqual(rooms.map((room) => overrideOf(room, rooms)));
  });
});
