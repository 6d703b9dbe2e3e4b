import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startSite } from '@/tests/site/support/site';
import { putFiles } from '@/tests/support/plant-folder';
import { rawRequest } from '@/tests/support/raw-request';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const SECRET = 'outside';
const root = temporaryFolder();
putFiles(root, {
  'secret.txt': SECRET,
  'site-2/index.html': SECRET,
  'site/docs/index.html': 'docs',
  'site/docs.md': '# Docs',
  'site/guides/index.html': 'guides',
  'site/empty/file.txt': '0123456789',
  'site/.hosting/Caddyfile': SECRET,
  'site/404.html': 'not found',
});
const site = await startSite(join(root, 'site'));
const below = await startSite(join(root, 'site'), '/site');
afterAll(() => Promise.all([site.close(), below.close()]));

async function send(path: string, headers: Record<string, string> = {}, at = site, method = 'GET') {
  const response = await rawRequest(new URL(at.url).port, path, { method, headers });
  return { ...response, body: response.body.toString() };
}

it.each([
  ['/docs/', 'text/html,*/*;q=0.8', 'docs', 'text/html;charset=utf-8'],
  ['/docs/', 'text/markdown', '# Docs', 'text/markdown; charset=utf-8'],
  ['/docs', 'text/markdown, text/html', '# Docs', 'text/markdown; charset=utf-8'],
  ['/guides/', 'text/markdown', 'guides', 'text/html;charset=utf-8'],
  ['/docs.md', '*/*', '# Docs', 'text/markdown; charset=utf-8'],
])('sends %s to a program that accepts %s', async (path, accept, body, type) => {
  const response = await send(path, { Accept: accept });
  expect([response.status, response.body, response.headers['content-type']]).toEqual([200, body, type]);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept, Accept-Encoding' });
});

it('serves only below a path prefix', async () => {
  expect(await send('/site/docs/', {}, below)).toMatchObject({ status: 200, body: 'docs' });
  expect(await send('/site/docs?x=1', {}, below)).toMatchObject({
    status: 301,
    headers: { location: '/site/docs/?x=1' },
  });
  for (const path of ['/', '/docs/', '/siteX/docs/', '/site-2/'])
    expect(await send(path, {}, below), path).toMatchObject({ status: 404, body: 'not found' });
});

it('serves nothing outside the folder, and fails at no address', async () => {
  const requests: [path: string, status: number, headers?: Record<string, string>, method?: string][] = [
    ['//docs', 301],
    ['/../secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/docs/%zz', 404],
    ['/.hosting/Caddyfile', 404],
    ['/empty/', 404],
    ['/empty/file.txt', 200, { Range: 'bytes=5-2' }],
    ['/docs/', 405, {}, 'POST'],
  ];
  for (const [path, status, headers, method] of requests) {
    const response = await send(path, headers, site, method);
    expect(response.status, path).toBe(status);
    expect(response.body, path).not.toContain(SECRET);
    if (status === 301) expect(response.headers.location, path).toBe('/docs/');
  }
});
