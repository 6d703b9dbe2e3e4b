import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import redirects from '@/content/redirects.json' with { type: 'json' };
import { writeHostFiles } from '@/scripts/postbuild/headers';
import { writeRedirects } from '@/scripts/postbuild/redirects';
import { plantFolder } from '@/tests/support/plant-folder';

/** An export with pages at these paths. */
const exportOf = (paths: readonly string[]) =>
  plantFolder(Object.fromEntries(paths.map((path) => [`${path}/index.html`, '<html></html>'])));

describe('addresses that have moved', () => {
  it('have a page that sends the reader on without script, and rules for hosts with and without a slash', async () => {
    const folder = exportOf(Object.values(redirects));
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
    const others = Object.values(redirects).filter((path) => path !== to);
    await expect(writeRedirects(exportOf([...others, from, to]), '')).rejects.toThrow(
      `${from} has a page of its own`,
    );
    await expect(writeRedirects(exportOf(others), '')).rejects.toThrow("which isn't a page");
  });
});
