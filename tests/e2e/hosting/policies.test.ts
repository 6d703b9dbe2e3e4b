import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/e2e/support/test';
import { addressOf, differences, directivesOf, pagePolicies } from '@/tests/export/support/policies';
import { type HostedSite, startCaddy, startNginx } from './support/servers';

/** What every server must do. */
function serves(start: typeof startNginx): void {
  let site: HostedSite;
  let work: string;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'policies-'));
    site = await start('out', work);
  });
  afterAll(async () => {
    await site?.close();
    await rm(work, { recursive: true, force: true });
  });

  it('are those of the pages, at each address of each', async () => {
    for (const { file, policy } of await pagePolicies()) {
      for (const address of new Set([addressOf(file), `/${file}`])) {
        const answer = await fetch(site.url + address);
        await answer.arrayBuffer();
        expect(answer.status, address).toBe(200);
        const served = directivesOf(answer.headers.get('Content-Security-Policy') ?? '');
        expect(differences(served, policy), address).toEqual([]);
      }
    }
  });

  it('allow an unknown address no more than the not-found page allows itself', async () => {
    const answer = await fetch(`${site.url}/docs/nothing/`);
    await answer.arrayBuffer();
    const own = (await pagePolicies()).find(({ file }) => file === '404.html')?.policy ?? new Map();
    const served = directivesOf(answer.headers.get('Content-Security-Policy') ?? '');
    expect(differences(served, own)).toEqual([]);
  });
}

describe('the policies that nginx serves', () => serves(startNginx));
describe('the policies that Caddy serves', () => serves(startCaddy));
