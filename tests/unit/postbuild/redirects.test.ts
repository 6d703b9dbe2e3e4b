import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import redirects from '@/content/redirects.json' with { type: 'json' };
import { writeHostFiles } from '@/scripts/postbuild/headers';
import { redirectsBelow, redirectsFile, writeRedirects } from '@/scripts/postbuild/redirects';

let folder = '';

async function put(path: string): Promise<void> {
  const file = join(folder, path, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '<html></html>');
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redirects-'));
  for (const to of Object.values(redirects)) await put(to);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('addresses that have moved', () => {
  it('have a rule for hosts, with and without a slash, below the base path', () => {
    const [first] = redirectsBelow('/site');
    expect(first?.from).toMatch(/^\/site\/.*\/$/);
    expect(redirectsFile([{ from: '/old/', to: '/new/' }])).toBe('/old /new/ 301\n/old/ /new/ 301\n');
  });

  it('have a page that sends the reader on without script', async () => {
    await writeRedirects(folder, '');
    for (const [from, to] of Object.entries(redirects)) {
      const html = await readFile(join(folder, from, 'index.html'), 'utf8');
      expect(html).toContain(`content="0; url=${to}/"`);
      expect(html).toContain(`<a href="${to}/">`);
      expect(html).toContain('noindex');
    }
    expect(await readFile(join(folder, '_redirects'), 'utf8')).toContain(' 301\n');
  });

  it('keep their rules where a host is told of a base path, too, and before what fits everything', async () => {
    await writeRedirects(folder, '/site');
    await writeHostFiles(folder, '/site');
    const lines = (await readFile(join(folder, '_redirects'), 'utf8')).trim().split('\n');
    expect(lines.slice(0, -2).every((line) => line.endsWith(' 301'))).toBe(true);
    expect(lines.slice(0, -2)).toHaveLength(2 * Object.keys(redirects).length);
    expect(lines.at(-1)).toBe('/* /site/404.html 404');
  });

  it('neither hide a page nor lead nowhere', async () => {
    const [[from = '', to = ''] = []] = Object.entries(redirects);
    await put(from);
    await expect(writeRedirects(folder, '')).rejects.toThrow(`${from} has a page of its own`);
    await rm(join(folder, from, 'index.html'));
    await rm(join(folder, to, 'index.html'));
    await expect(writeRedirects(folder, '')).rejects.toThrow("which isn't a page");
  });
});
