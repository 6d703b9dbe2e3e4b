import { chmod, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { HOSTING } from '@/scripts/export/headers';
import { waitForScript, watchFaults } from '@/tests/e2e/support/browser';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/e2e/support/test';
import { isFull } from '@/tests/support/scale';
import { site as config } from '@/theme.config';
import { run } from '../running-server/support';
import { type HostedSite, startCaddy, startNginx } from './support/servers';

const builds = [
  { folder: 'out', basePath: '' },
  // Made by the nightly run alone.
  ...(isFull ? [{ folder: 'out-base-path', basePath: '/docs-site' }] : []),
];

/** Paths of all pages that the sitemap of an export names. */
async function pagesOf(folder: string): Promise<string[]> {
  const locations = parse(await readFile(join(folder, 'sitemap.xml'), 'utf8')).querySelectorAll('loc');
  return locations.map(({ textContent }) => new URL(textContent).pathname);
}

/** What a server must do with an export at its root or below a prefix. */
function serves(start: typeof startNginx, { folder, basePath }: (typeof builds)[number]): void {
  let host: HostedSite;
  let work: string;
  const at = (path: string) => `${host.url}${basePath}${path}`;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'routes-'));
    // nginx reads as a user of its own when it was started by root.
    await chmod(work, 0o755);
    // As an owner of a host lays it out: the export in a folder of the name of the prefix, its settings beside.
    const root = basePath ? join(work, 'root') : resolve(folder);
    if (basePath) {
      await mkdir(dirname(join(root, basePath)), { recursive: true });
      await symlink(resolve(folder), join(root, basePath));
      await symlink(resolve(folder, HOSTING), join(root, HOSTING));
    }
    host = await start(root, join(work, 'server'));
  });
  afterAll(async () => {
    await host?.close();
    await rm(work, { recursive: true, force: true });
  });

  it('answers every address of the sitemap with its page, at once', async () => {
    const paths = await pagesOf(folder);
    expect(paths.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const path of paths) {
      const inner = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
      const answer = await fetch(at(inner), { redirect: 'manual' });
      const page = parse(await answer.text());
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
      if (answer.status !== 200 || new URL(canonical ?? '', config.origin).pathname !== path)
        wrong.push(`${inner}: ${answer.status}, ${canonical}`);
    }
    expect(wrong).toEqual([]);
  });

  it('shows the not-found page with status 404, whatever the address is', async () => {
    for (const path of [
      '/docs/nothing/',
      '/nothing',
      '/docs/guides/webhooks/index.php',
      '/_next/static/gone.js',
    ]) {
      const answer = await fetch(at(path));
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain('</html>');
    }
    const broken = await fetch(at('/docs/%zz'));
    expect([400, 404]).toContain(broken.status);
    expect((await fetch(at('/'))).status).toBe(200);
  });

  it('leads from every folder without slash to the one with it', async () => {
    for (const path of ['/docs', '/docs/api', '/docs/0.1.1', '/de/docs/getting-started/quick-start']) {
      const answer = await fetch(at(path), { redirect: 'manual' });
      expect([301, 302, 308], path).toContain(answer.status);
      const target = new URL(answer.headers.get('Location') ?? '', answer.url);
      expect(target.pathname, path).toBe(`${basePath}${path}/`);
      expect(target.origin, path).toBe(new URL(host.url).origin);
    }
  });

  it('lets hashed files be kept, and asks for the others again', async () => {
    const home = parse(await (await fetch(at('/'))).text());
    const script = home.querySelector('script[src]')?.getAttribute('src') ?? '';
    expect(script).toContain(`${basePath}/_next/static/`);
    const kept = await fetch(host.url + script);
    expect(kept.status).toBe(200);
    expect(kept.headers.get('Cache-Control')).toContain('immutable');
    expect((await fetch(at('/docs/'))).headers.get('Cache-Control')).toBe('no-cache');
    expect((await fetch(at('/docs/'))).headers.get('Content-Security-Policy')).toContain('frame-ancestors');
  });

  it('is read, searched and run in a browser, with the policies of pages and server', async ({ browser }) => {
    const page = await browser.newPage();
    try {
      // The script that the build below a prefix asks for, for the tests of analytics.
      await page.route('http://127.0.0.1:9797/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      const faults = watchFaults(page, host.url);
      await page.goto(at('/docs/'));
      await waitForScript(page);
      await page.locator('.sidebar').getByRole('link', { name: 'Architecture' }).click();
      await page.getByRole('heading', { level: 1, name: 'Architecture' }).waitFor();
      await page.locator('.search-button').click();
      await page.getByRole('combobox').fill('docker');
      await expect(page.getByRole('option').first()).toHaveAttribute(
        'href',
        new RegExp(`^${basePath}/docs/guides/docker-setup/`),
      );
      await page.goto(at('/docs/getting-started/quick-start/'));
      await waitForScript(page);
      expect(await run(page.locator('section.ax').first())).toContain('200 OK');
      expect(faults.console).toEqual([]);
      expect(faults.failedRequests).toEqual([]);
    } finally {
      await page.close();
    }
  });
}

for (const build of builds) {
  const place = build.basePath ? `below ${build.basePath}` : 'at the root';
  describe(`nginx with the export ${place}`, () => serves(startNginx, build));
  describe(`Caddy with the export ${place}`, () => serves(startCaddy, build));
}
