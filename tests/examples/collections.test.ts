import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '@/features/exports/collections';
import { httpFile, operationHttpFile } from '@/features/exports/collections/http-file';
import { settings } from '@/features/exports/collections/requests';
import { readSettings } from '@/packages/reference-api/node/settings';
import { fetchSend, runHttpFile, type Send } from '@/packages/reference-api/tests/support/http-file';
import { startTestApi } from '@/packages/reference-api/tests/support/test-api';
import { apiOperations } from '@/shared/contract/operations';
import { type ServerRelease, startReplayServer } from '@/tests/support/replay-server/server';

const getPath = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Starts the reference API, and checks every response against the contract. */
async function startReference() {
  const { call, close } = await startTestApi();
  const send: Send = (method, url, headers, rawBody) =>
    call({ method, path: getPath(url), headers, ...(rawBody !== undefined && { rawBody }) });
  return { send, close };
}

/** Starts a server that responds like an Endatix server. */
async function startEndatix(release: ServerRelease = 'october-2025') {
  const { url: origin, close } = await startReplayServer({ release });
  const send: Send = (method, url, ...rest) => fetchSend(method, origin + getPath(url), ...rest);
  return { send, close };
}

it('the collections begin with the address and the account of a new reference API', () => {
  const started = readSettings([], {}, tmpdir());
  expect(settings).toEqual({ baseUrl: `http://localhost:${started?.port}`, ...started?.administrator });
});

const everyOperation = apiOperations.map(({ id }) => id).sort();

describe.each([
  ['the reference API', startReference],
  ['a server of the October 2025 source', startEndatix],
  ['a server of 0.7.3', () => startEndatix('0.7.3')],
] as const)('on %s', (_name, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    server = await start();
  });
  afterEach(() => server.close());

  it('the .http file has every operation and can be run twice', async () => {
    for (const _time of ['first', 'second']) {
      const { names, failed } = await runHttpFile(httpFile(), server.send);
      expect(names.sort()).toEqual(everyOperation);
      expect(failed).toEqual([]);
    }
  });

  it.each(everyOperation)(
    'the .http file of %s creates what it needs before it, and deletes that after it',
    async (id) => {
      expect(collections[`${id}.http`]?.content()).toBe(operationHttpFile(id));
      const { names, failed } = await runHttpFile(operationHttpFile(id), server.send);
      expect(failed).toEqual([]);
      const others = names.slice(names.indexOf(id) + 1);
      expect(others.every((name) => /^delete/.test(name))).toBe(true);
      const created = names.filter((name) => /^createForm(Template)?$/.test(name)).length;
      expect(names.filter((name) => /^delete/.test(name))).toHaveLength(created);
      expect(names.length).toBeLessThanOrEqual(6);
    },
  );
});
