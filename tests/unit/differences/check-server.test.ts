import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { startServer } from '@/api/node/server';
import { readSettings as readApiSettings } from '@/api/node/settings';
import { recordedConditions } from '@/tests/support/replay-server/accounts';
import type { ReplayOptions } from '@/tests/support/replay-server/server';
import { ACCOUNT, checkServer, read } from './check-server-run';

const { run, replay, listening, closing } = checkServer();

const of = (out: string, ...verdicts: string[]) =>
  read(out)
    .outcomes.filter(({ verdict }) => verdicts.includes(verdict))
    .map(({ record, note, verdict, status, body }) => `#${record} ${note}: ${verdict}, ${status} ${body}`);

async function referenceApi(): Promise<string> {
  const env = { NODE_ENV: 'test' as const, PORT: '0', ENDATIX_JWT_SIGNING_KEY: 'k'.repeat(48) };
  const settings = readApiSettings(['--memory'], env, tmpdir());
  if (!settings) throw new Error('The settings asked for the usage only.');
  const api = await startServer(settings);
  closing.push(api.close);
  return api.url;
}

const PAGE = 'https://forms.example';

/** A host of packages: its own account, whose claims are others. */
const OTHER_HOST = {
  environment: 'production',
  origins: [PAGE],
  administrator: { email: 'owner@example.com', password: 'another-P@ss' },
  claims: {
    sub: '2',
    role: 'owner',
    permission: '["forms.view","forms.edit"]',
    tenant_id: '7',
    name: 'Owner',
  },
} satisfies ReplayOptions;

/** Stores what a server in use has: forms with descriptions and answers, and a template. */
async function addData(url: string, credentials: { email: string; password: string }): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
    return (await response.json()) as Record<string, string>;
  };
  const { accessToken } = await post('/api/auth/login', credentials);
  const content = '{"pages":[{"elements":[{"type":"text","name":"city"}]}]}';
  for (const name of ['Orders', 'Visits', 'Complaints']) {
    const form = { name, description: 'In use', isEnabled: true, formDefinitionJsonData: content };
    const { id } = await post('/api/forms', form, accessToken);
    for (const city of ['Sofia', 'Bern'])
      await post(`/api/forms/${id}/submissions`, { jsonData: JSON.stringify({ city }), isComplete: true });
  }
  const template = { name: 'Order', description: 'In use', isEnabled: true, jsonData: content };
  await post('/api/form-templates', template, accessToken);
}

describe('check:server', () => {
  it('finds the reference API as the contract', async () => {
    const { code, out } = await run('--base', `${await referenceApi()}/api`, ...ACCOUNT, '--json');
    expect(of(out, 'neither', 'recorded')).toEqual([]);
    expect(read(out).counts.contract).toBeGreaterThan(40);
    expect(code).toBe(0);
  });

  it.each<[string, ReplayOptions, string[]]>([
    ['in Development', {}, []],
    ['in Production', { environment: 'production', origins: [] }, []],
    [
      'in Production, as a page that it allows',
      { environment: 'production', origins: [PAGE] },
      ['--origin', PAGE],
    ],
    ['with another account, as a page that it allows', OTHER_HOST, ['--origin', PAGE]],
  ])('finds a healthy server with data as recorded: %s', async (_name, conditions, origin) => {
    const server = await replay(conditions);
    const { email, password } = { ...recordedConditions.administrator, ...conditions.administrator };
    await addData(server.url, { email, password });
    const account = ['--email', email, '--password', password];
    const { code, out } = await run('--base', server.url, ...account, ...origin, '--json');
    expect(of(out, 'neither', 'contract')).toEqual([]);
    expect(read(out).counts.recorded).toBeGreaterThan(40);
    expect(code).toBe(0);
    const isAllowed = !conditions.origins || conditions.origins.length > 0;
    expect(read(out).notChecked.some((text) => text.includes('(CORS)'))).toBe(!isAllowed);
  });

  /** A server whose responses differ from the recorded ones. */
  async function altered(
    change: (request: IncomingMessage, response: Response) => Response,
  ): Promise<string> {
    const { url } = await replay();
    return listening(async (request, response) => {
      const { method = 'GET', headers } = request;
      const init = { method, headers: headers.origin ? { Origin: headers.origin } : {}, redirect: 'manual' };
      const answer = change(request, await fetch(url + request.url, init as RequestInit));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    });
  }

  it('finds a server that sends the CORS header with some responses only', async () => {
    const odd = await altered(({ url }, { status, body, headers: given }) => {
      const headers = new Headers(given);
      if (url === '/api/nothing') headers.delete('Access-Control-Allow-Origin');
      return new Response(body, { status, headers });
    });
    const { code, out } = await run('--base', odd, '--read-only', '--json');
    // An unknown path is no operation of the contract, which asks for a 404 alone.
    expect(of(out, 'neither', 'contract')).toEqual(['#629 404 unknown path: contract, 404 ']);
    expect(code).toBe(0);
  });

  it('shows a response that is neither, and ends with 1', async () => {
    const odd = await altered(
      ({ url }, { status, body, headers }) =>
        new Response(body, { status: url === '/health' ? 299 : status, headers }),
    );
    const { code, out } = await run('--base', odd, '--read-only');
    expect(code).toBe(1);
    expect(out).toMatch(
      /NEITHER {10}transport +health \(#601\)\n +received {2}299, text\/plain, Healthy\n +recorded {2}200/,
    );
  });
});
