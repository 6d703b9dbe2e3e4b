import { describe, expect, it } from 'vitest';
import { checkServer } from './check-server-run';

const { run, replay, listening, closing } = checkServer();

/** Addresses at which there is no such API, by what is there. */
const addresses: Record<string, () => Promise<string>> = {
  nothing: async () => {
    const unused = await listening(() => {});
    await closing.pop()?.();
    return unused;
  },
  'a page': () =>
    listening((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Hub</title>');
    }),
  'a server that is busy': () => listening(() => {}),
  'another API': () => listening((_request, response) => response.end('{}')),
  'a server with other accounts': async () => (await replay()).url,
};

describe('check:server', () => {
  it.each([
    ['nothing', [], 'nothing listens at this address'],
    ['a page', [], 'returns an HTML page'],
    ['a server that is busy', [], 'no response within 0.2 seconds; --timeout allows more'],
    ['another API', [], 'does not respond like this API'],
    [
      'a server with other accounts',
      ['--email', 'admin@endatix.com', '--password', 'wrong-one'],
      'did not take the credentials of admin@endatix.com (400): The supplied credentials are invalid. Check --email and --password.',
    ],
  ])('ends with 2 where there is %s, and says so', async (there, account, sentence) => {
    const base = (await addresses[there]?.()) ?? '';
    const timeout = there === 'a server that is busy' ? ['--timeout', '0.2'] : [];
    const { code, out, err } = await run('--base', base, ...account, ...timeout);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });

  it('says that the records cannot be written before it asks anything', async () => {
    const server = await replay();
    const { code, err, out } = await run('--base', server.url, '--record', '/no-such-folder/answers.jsonl');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('The records could not be written');
    expect(server.requests).toEqual([]);
  });

  it.each([
    [[], '--base is missing'],
    [['--base', 'localhost'], "isn't a valid address"],
    [['--base', 'ftp://a'], 'does not start with http:// or https://'],
    [['--base', 'http://a:b@c'], 'Leave user name'],
    [['--base', 'http://a', '--email', 'a@b.co'], '--email needs a password'],
    [['--base', 'http://a', '--password', 'x'], '--password needs an account'],
    [['--base', 'http://a', '--timeout', 'x'], "isn't valid"],
    [['--base', 'http://a', '--origin', 'https://b/page'], 'is not an origin'],
    [['--bas', 'http://a'], 'See --help'],
  ])('rejects %j', async (args, sentence) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('shows its usage', async () => {
    expect((await run('--help')).out).toContain('Usage: npm run check:server');
  });
});
