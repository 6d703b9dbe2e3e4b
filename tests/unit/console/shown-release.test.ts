import { beforeEach, expect, it, vi } from 'vitest';
import { findPlace, notice, routePath } from '@/features/try/swagger/address';
import { loadNewest, shownContract } from '@/features/try/swagger/shown-release';
import { allContract } from '@/shared/contract/all-operations';
import { newestDocument, referenceContract } from '@/shared/contract/later-releases';
import { exactText } from '@/shared/http/json';
import { console as texts } from '@/shared/i18n/en/console';
import { sitePath } from '@/shared/paths';

const load = vi.fn(async (_address: string) => new Response(exactText(newestDocument())));

/** Opens a page with a hash. Returns what it names. */
function open(hash: string) {
  const location = { hash, pathname: '/docs/api/', origin: 'https://site.test', search: '' };
  vi.stubGlobal('window', { location, history: { replaceState: vi.fn() } });
  shownContract.set(allContract);
  notice.set('');
  return findPlace('hash');
}

beforeEach(() => {
  load.mockClear();
  vi.stubGlobal('fetch', load);
});

it('an address of the documented source loads nothing', async () => {
  expect(await open('#/Forms/createForm')).toMatchObject({ operation: { id: 'createForm' } });
  expect(shownContract.get()).toBe(allContract);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['offline', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['without the file', async () => new Response('', { status: 404 })],
])('%s, a sentence says that the newest release can’t be shown', async (_case, answer) => {
  load.mockImplementationOnce(answer);
  expect(await open('#/Folders/createFolder')).toBeUndefined();
  expect(notice.get()).toBe(texts.noDocument);
  load.mockImplementationOnce(answer);
  await expect(loadNewest()).rejects.toThrow(texts.noDocument);
  expect(shownContract.get()).toBe(allContract);
});

it('an operation or group of a later release is shown with the newest release', async () => {
  const operation = referenceContract.operation('createFolder');
  for (const [hash, place] of [
    [`#${routePath(operation)}`, { operation: { id: 'createFolder' } }],
    ['#/createfolder', { operation: { id: 'createFolder' } }],
    ['#/Folders', { tag: 'Folders' }],
  ] as const) {
    expect(await open(hash)).toMatchObject(place);
    expect(shownContract.get().operations.map(({ id }) => id)).toContain('createFolder');
  }
  expect(load.mock.calls.map(([address]) => sitePath(address))).toEqual(['/openapi.0.7.json']);
});

it('an operation that no release has is reported, and the shown release stays', async () => {
  expect(await open('#/Folders/nonsense')).toBeUndefined();
  expect(notice.get()).toContain('The parameter "operationId" is "nonsense"');
  expect(shownContract.get()).toBe(allContract);
});
