import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import redirects from '@/content/redirects.json' with { type: 'json' };
import { writeHostFiles } from '@/scripts/postbuild/headers';
import { writeRedirects } from '@/scripts/postbuild/redirects';

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
  it('have a page that sends the reader on without script, and rules for hosts with and without a slash', async () => {
    await writeRedirects(folder, '/site');
    for (const [from, to] of Object.entries(redirects)) {
      const html = await readFile(join(folder, from, 'index.html'), 'utf8');
      expect(html).toContain(`content="0; url=/site${to}/"`);
      expect(html).toContain(`<a href="/site${to}/">`);
      expect(html).toContain('noindex');
    }
    await writeHostFiles(folder, '/site');
    const rules = Object.entries(redirects).flatMap(([from, to]) => [
      `/site${from} /site${to}/ 301`,
      `/site${from}/ /site${to}/ 301`,
    ]);
    // The first that fits counts, and the last of a site below a prefix fits everything.
    const others = ['/ /site/ 302', '/* /site/404.html 404', ''];
    expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe([...rules, ...others].join('\n'));
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
