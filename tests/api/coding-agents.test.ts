import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_ADMINISTRATOR } from '@/api/seed/administrator';
import openApi from '@/openapi.json';
import { fencesOf } from '@/scripts/check/fences/collect';
import { readPages } from '@/scripts/check/pages';
import { startProcess } from './support/server-process';

const file = 'content/guides/coding-agents.mdx';
const { pages } = readPages(process.cwd());
const fences = fencesOf(pages).filter((fence) => fence.file === file);
const fence = (name: string) => {
  const code = fences.find(({ filename }) => filename === name)?.code;
  if (!code) throw new Error(`The guide has no ${name}.`);
  return code;
};
const rules = fence('AGENTS.md');

describe('the program of the guide about coding agents', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coding-agents-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('prints what the guide shows, against the API that the guide starts', async () => {
    const [start = ''] = fences.filter(({ code }) => code.startsWith('npx')).map(({ code }) => code);
    await writeFile(join(folder, 'pending.mjs'), fence('pending.mjs'));
    const server = await startProcess({ folder, args: start.split(' ').slice(2) });
    try {
      const env = { ...process.env, FORMS_API: `${server.url}/api` };
      const { stdout } = await promisify(execFile)(process.execPath, ['pending.mjs'], { cwd: folder, env });
      const shown = fences.filter(({ lang }) => lang === 'text').map(({ code }) => code.trim());
      expect(stdout.trim()).not.toBe('');
      expect(shown).toContain(stdout.trim());
    } finally {
      await server.stop();
    }
  }, 30_000);
});

describe('the rules for coding agents', () => {
  it('name the version and the account of the reference API, and its paths', () => {
    expect(rules).toContain(`version ${openApi.info.version}`);
    const [, email, password] = /Sign in as `(.+)` with `(.+)`\./.exec(rules) ?? [];
    expect({ email, password }).toEqual(DEFAULT_ADMINISTRATOR);
    const paths = [...rules.matchAll(/`(\/api\/[^`]+)`/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) expect(Object.keys(openApi.paths)).toContain(path);
  });
});
