import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { download } from '@/lib/browser/offline/download';
import { digestText } from '@/lib/shared/offline';

const RIGHT = '<h1>Webhooks</h1>';
const WRONG = '<h1>Sign in to the network</h1>';
const digest = digestText(createHash('sha256').update(RIGHT).digest());

/** Answers to fetches, one after the other; returns what was asked. */
function serve(...responses: (string | Error | number)[]): RequestInit[] {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_address: string, options: RequestInit) => {
    asked.push(options);
    const response = responses[asked.length - 1];
    if (response === undefined || response instanceof Error) throw response ?? new Error('asked too often');
    return typeof response === 'number' ? new Response('', { status: response }) : new Response(response);
  });
  return asked;
}

const load = (signal = new AbortController().signal) => download('/docs/', digest, signal);

describe('a file that is downloaded to be kept', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is given when its content is the one of the list', async () => {
    const asked = serve(RIGHT);
    expect(await (await load()).text()).toBe(RIGHT);
    expect(asked).toHaveLength(1);
  });

  it.each([WRONG, '', `${RIGHT} `, new TypeError('network'), 404, 500])(
    'is asked for once more after %j, past the cache of the browser',
    async (first) => {
      const asked = serve(first, RIGHT);
      expect(await (await load()).text()).toBe(RIGHT);
      expect(asked.map(({ cache }) => cache)).toEqual([undefined, 'reload']);
    },
  );

  it('is rejected when it has other content twice', async () => {
    const asked = serve(WRONG, WRONG);
    await expect(load()).rejects.toMatchObject({ fault: 'wrongContent' });
    expect(asked).toHaveLength(2);
  });

  it('is not asked for again by a reader who cancelled', async () => {
    const abort = new AbortController();
    const asked = serve(new Error('aborted'));
    abort.abort();
    await expect(load(abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(1);
  });
});
