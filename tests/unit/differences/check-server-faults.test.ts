import { describe, expect, it } from 'vitest';
import { checkServer } from './check-server-run';

const { run, replay, listening, closing } = checkServer();

describe('check:server', () => {
  it('says why it cannot run, and ends with 2', async () => {
    const unused = await listening(() => {});
    await closing.pop()?.();
    const down = await run('--base', unused);
    expect(down).toMatchObject({ code: 2, out: '' });
    expect(down.err).toContain('nothing listens at this address');

    const html = await run(
      '--base',
      await listening((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' });
        response.end('<!doctype html><title>Hub</title>');
      }),
    );
    expect(html.code).toBe(2);
    expect(html.err).toContain('returns an HTML page');

    const slow = await run('--base', await listening(() => {}), '--timeout', '0.2');
    expect(slow.code).toBe(2);
    expect(slow.err).toContain('no response within 0.2 seconds; --timeout allows more');

    const other = await run('--base', await listening((_request, response) => response.end('{}')));
    expect(other.code).toBe(2);
    expect(other.err).toContain('does not respond like this API');

    const { url } = await replay();
    const wrong = await run('--base', url, '--email', 'admin@endatix.com', '--password', 'wrong-one');
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain(
      'did not take the credentials of admin@endatix.com (400): The supplied credentials are invalid. Check --email and --password.',
    );
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
