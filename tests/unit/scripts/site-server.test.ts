import { truncateSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer, listen } from '@/scripts/site/server';
import { rawRequest } from '@/tests/support/raw-request';

let folder: string;
let port: number;
/** More than the buffers between server and client. */
const SIZE = 20_000_000;
const server = () => createSiteServer({ folder });
let running: ReturnType<typeof server>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'docs'));
  await writeFile(join(folder, 'docs', 'index.html'), 'docs');
  await writeFile(join(folder, 'docs.md'), '# Docs');
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'digits.txt'), '0123456789');
  await writeFile(join(folder, '404.html'), 'not found');
  await writeFile(join(folder, 'packed.js'), 'plain');
  await writeFile(join(folder, 'packed.js.br'), brotliCompressSync('packed'));
  running = server();
  port = await listen(running, 0);
});
afterAll(async () => {
  running.close();
  running.closeAllConnections();
  await rm(folder, { recursive: true });
});

const send = async (path: string, headers = {}, at = port) => {
  const response = await rawRequest(at, path, { headers });
  return { ...response, body: response.body.toString() };
};

describe('a program that accepts Markdown', () => {
  const ask = (path: string, Accept: string) => send(path, { Accept });

  it.each([
    ['/docs/', 'text/markdown', '# Docs'],
    ['/docs', 'text/markdown', '# Docs'],
    ['/docs/', 'text/html,application/xhtml+xml,*/*;q=0.8', 'docs'],
    ['/docs/', '*/*', 'docs'],
    ['/docs/', 'text/markdown;q=0.5, text/html', 'docs'],
  ])('gets at %s for %s: %s', async (path, accept, expected) => {
    const { status, headers, body } = await ask(path, accept);
    expect([status, body]).toEqual([200, expected]);
    const type = expected === 'docs' ? 'text/html' : 'text/markdown';
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(headers.vary).toBe('Accept, Accept-Encoding');
  });

  it('gets a file without Markdown unchanged, and nothing from outside the folder', async () => {
    expect((await ask('/digits.txt', 'text/markdown')).body).toBe('0123456789');
    expect((await ask('/..%2fx', 'text/markdown')).status).toBe(404);
  });
});

describe('the server of the site', () => {
  it('leads to folders on this host alone', async () => {
    expect(await send('/docs?x=1')).toMatchObject({ status: 301, headers: { location: '/docs/?x=1' } });
    expect(await send('//docs')).toMatchObject({ status: 301, headers: { location: '/docs/' } });
    expect(await send('/\\docs')).toMatchObject({ status: 301, headers: { location: '/docs/' } });
    expect((await send('/empty')).status).toBe(404);
  });

  it('ends the response whose file shrinks while it is sent, and that one alone', async () => {
    const file = join(folder, 'shrinking.bin');
    await writeFile(file, Buffer.alloc(SIZE));
    const broken = new Promise<Error>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/shrinking.bin', agent: false }, (response) => {
        response.on('end', () => reject(new Error('The response was complete.')));
        response.on('error', resolve);
        response.once('readable', () => {
          truncateSync(file);
          response.resume();
        });
      }).on('error', reject);
    });
    expect((await broken).message).toBe('aborted');
    expect((await send('/shrinking.bin')).body).toBe('');
  });

  it('sends a compressed file next to the original to clients that accept it', async () => {
    const read = async (encoding: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/packed.js`, {
        headers: { 'Accept-Encoding': encoding },
      });
      const { headers } = response;
      return [headers.get('content-encoding'), await response.text(), headers.get('content-type')];
    };
    const type = 'text/javascript; charset=utf-8';
    expect(await read('br')).toEqual(['br', 'packed', type]);
    expect(await read('br;q=0, *;q=0.5')).toEqual([null, 'plain', type]);
  });

  it('serves below a path prefix alone', async () => {
    const below = createSiteServer({ folder, basePath: '/site' });
    const own = await listen(below, 0);
    const at = (path: string) => send(path, {}, own);
    expect(await at('/site/docs/')).toMatchObject({ status: 200, body: 'docs' });
    expect(await at('/site/docs')).toMatchObject({ status: 301, headers: { location: '/site/docs/' } });
    expect((await at('/docs/')).status).toBe(404);
    expect((await at('/siteX/docs/')).status).toBe(404);
    expect((await at('/site/..%2fdocs/')).status).toBe(404);
    below.close();
  });
});
