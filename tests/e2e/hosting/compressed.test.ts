import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressExport } from '@/scripts/export/compress';
import { writeHostFiles } from '@/scripts/export/headers';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/e2e/support/test';
import { type HostedSite, startCaddy, startNginx } from './support/servers';

const page = '<!doctype html><p>Forms and submissions.</p>\n'.repeat(100);

interface Answer {
  encoding: string | undefined;
  type: string | undefined;
  policy: string | undefined;
  body: Buffer;
}

/** An answer as it came: `fetch` would unpack it. */
function ask(url: string, accepted: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': accepted } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-encoding': encoding, 'content-type': type } = answer.headers;
        const policy = answer.headers['content-security-policy']?.toString();
        resolve({ encoding, type, policy, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

function serves(start: typeof startNginx, best: string): void {
  let site: HostedSite;
  let work: string;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'compressed-'));
    // nginx reads as a user of its own when it was started by root.
    await chmod(work, 0o755);
    const folder = join(work, 'out');
    await mkdir(join(folder, 'docs'), { recursive: true });
    await writeFile(join(folder, '404.html'), page);
    await writeFile(join(folder, 'docs', 'index.html'), page);
    await writeHostFiles(folder, '');
    await compressExport(folder);
    // What is sent can only come from the file beside the page.
    await writeFile(join(folder, 'docs', 'index.html'), page.replaceAll('Forms', 'Later'));
    site = await start(folder, join(work, 'server'));
  });
  afterAll(async () => {
    await site?.close();
    await rm(work, { recursive: true, force: true });
  });

  it(`sends the ${best} form to whoever takes it`, async () => {
    const { encoding, type, policy, body } = await ask(`${site.url}/docs/`, 'gzip, br');
    expect(encoding).toBe(best);
    expect(type).toMatch(/^text\/html/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect((best === 'br' ? brotliDecompressSync : gunzipSync)(body).toString()).toBe(page);
  });

  it('sends the gzip form to whoever takes only that', async () => {
    const { encoding, body } = await ask(`${site.url}/docs/`, 'gzip');
    expect(encoding).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(page);
  });

  it('sends the page itself to whoever takes no compression', async () => {
    const { encoding, body } = await ask(`${site.url}/docs/`, 'identity');
    expect(encoding).toBe(undefined);
    expect(body.toString()).toContain('Later');
  });
}

// The nginx of the distributions has no module for br.
describe('compressed files behind nginx', () => serves(startNginx, 'gzip'));
describe('compressed files behind Caddy', () => serves(startCaddy, 'br'));
