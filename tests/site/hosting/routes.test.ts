import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { HOSTING } from '@/features/build/headers';
import { visit, watchFaults } from '@/tests/site/support/browser';
import { nightlyUnless } from '@/tests/site/support/nightly';
import { expect, it } from '@/tests/site/support/test';
import { isFull } from '@/tests/support/scale';
import { run } from '../differences/support';
import { startCaddy, startNginx } from './support/servers';

// tests/export/hosting.test.ts checks what servers send; here a browser applies their headers.

const builds = [
  { folder: 'out', basePath: '' },
  // Built by the nightly run only.
  ...(isFull ? [{ folder: 'out-base-path', basePath: '/docs-site' }] : []),
];

/** Copies an export as a host would: into a folder named like the prefix, with the settings next to it. */
async function layOut(folder: string, basePath: string, work: string): Promise<string> {
  if (!basePath) return resolve(folder);
  const root = join(work, 'root');
  await mkdir(dirname(join(root, basePath)), { recursive: true });
  await symlink(resolve(folder), join(root, basePath));
  await symlink(resolve(folder, HOSTING), join(root, HOSTING));
  return root;
}

for (const { folder, basePath } of builds)
  for (const [server, start] of [
    ['nginx', startNginx],
    ['Caddy', startCaddy],
  ] as const)
    it(
      `the export ${folder} can be read, searched and run behind ${server}`,
      nightlyUnless(server === 'nginx'),
      async ({ page, closeAfter }) => {
        const work = it.info().outputPath('host');
        const root = await layOut(folder, basePath, work);
        const host = await closeAfter(start(root, join(work, 'server')));
        // The stub that the build below a prefix loads for the tests of analytics.
        await page.route('http://127.0.0.1:9797/**', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
        const faults = watchFaults(page, host.url);
        await visit(page, `${host.url}${basePath}/docs`);
        await page.locator('.search-button').click();
        await page.getByRole('dialog').getByRole('combobox').fill('docker');
        await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute(
          'href',
          new RegExp(`^${basePath}/docs/guides/docker-setup/`),
        );
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
        await visit(page, `${host.url}${basePath}/docs/getting-started/quick-start/`);
        expect(await run(page.locator('section.ax').first())).toContain('200 OK');
        expect(faults.console).toEqual([]);
        expect(faults.failedRequests).toEqual([]);
        await page.goto(`${host.url}${basePath}/docs/nothing/`);
        await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      },
    );
