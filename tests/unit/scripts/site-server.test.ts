import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer, listen } from '@/scripts/site/server';

let folder: string;
let port: number;
const server = () => createSiteServer({ folder });
let running: ReturnType<typeof server>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'docs'));
  await writeFile(join(folder, 'docs', 'index.html'), 'docs');
  await writeFile(join(folder, '404.html'), 'not found');
  await writeFile(join(folder, 'packed.js'), 'plain');
  await writeFile(join(folder, 'packed.js.br'), brotliCompressSync('packed'));
  running = server();
  port = await listen(running, 0);
});
afterAll(async () => {
  running.close();
  await rm(folder, { recursive: true });
});

/** Asks for an address as it is: `fetch` would mend it. */
function get(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the server of the site', () => {
  it.each([
    '/docs/%zz',
    '/%',
    '/docs/%E0%A4%A',
    '/%00',
    '/docs%00/',
    '/..%2f..%2fetc%2fpasswd',
    '/docs/%2e%2e/%2e%2e/',
  ])('survives %s and answers that there is no such page', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await get('/docs/')).status).toBe(200);
  });

  it('leads to folders on this host alone', async () => {
    expect(await get('/docs?x=1')).toEqual({ status: 301, location: '/docs/?x=1' });
    expect(await get('//docs')).toEqual({ status: 301, location: '/docs/' });
  });

  it('sends a file that lies compressed beside the original to those who take it', async () => {
    const read = async (encoding: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/packed.js`, {
        headers: { 'Accept-Encoding': encoding },
      });
      return [answer.headers.get('content-encoding'), await answer.text()];
    };
    expect(await read('br')).toEqual(['br', 'packed']);
    expect(await read('identity')).toEqual([null, 'plain']);
  });
});
