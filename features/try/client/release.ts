import 'client-only';
import { createStore } from '@/shared/browser/store';
import { readExact } from '@/shared/http/json';
import type { Send } from '@/shared/http/send';
import { splitAddress } from './target';

/** Release of a server, as far as its responses differ: 0.7 or later, or an earlier one. */
export type Release = '0.7' | 'earlier';

type Properties = Readonly<Record<string, unknown>>;

/** Properties of forms, templates and submissions since 0.7.0. */
const LATER = ['isPublic', 'limitOnePerUser', 'folderId', 'isTestSubmission'];
/** Properties that only objects of earlier releases have without one of those. */
const EARLIER = ['submissionsCount', 'currentPage', 'isEnabled'];

/** Since 0.7.0, this path returns a reason also for an unknown form. */
const NEW_PATH = '/api/public/forms/1/access';

const has = (value: Properties, names: readonly string[]) => names.some((name) => Object.hasOwn(value, name));

/** Recognizes the release from a response of an Endatix server; undefined where all respond alike. */
export function recognizeRelease(url: string, status: number, text: string): Release | undefined {
  const path = splitAddress(url).path.replace(/\/$/, '');
  const value = readExact(text);
  if (path === NEW_PATH && text === '') return status === 404 ? 'earlier' : undefined;
  if (!(value instanceof Object)) return undefined;
  const first: Properties = Object([value].flat()[0]);
  // With a permission or a reason; a proxy names no form.
  if (path === NEW_PATH)
    return has(first, ['formPermissions']) || /\bform\b/i.test(String(first.detail)) ? '0.7' : undefined;
  if (path === '/api/my-account/user-info') return status === 200 ? 'earlier' : undefined;
  if (!/^\/api\/form(s|-templates)(\/|$)/.test(path)) return undefined;
  // Only private forms need a permission here.
  if (status === 403)
    return /'(access\.authenticated|submissions\.create)'/.test(String(first.detail)) ? '0.7' : undefined;
  if (status >= 300) return undefined;
  if ((Array.isArray(first.items) && has(first, ['totalPages'])) || has(first, LATER)) return '0.7';
  const isBareList = Array.isArray(value) && /\/(forms|submissions)$/.test(path);
  return isBareList || has(first, EARLIER) ? 'earlier' : undefined;
}

const known = createStore<Readonly<Record<string, Release>>>({});

/** Releases by base address, for the life of the page. */
export const releases = { get: known.get, subscribe: known.subscribe };

/** Keeps what a response says about its server. Reads a copy of the response, until the newest is recognized. */
export async function learnRelease(origin: string, url: string, response: Response): Promise<void> {
  if (known.get()[origin] === '0.7' || !/\/api\/(form|my-account|public)/.test(url)) return;
  // A response that was cut off says nothing.
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  const release = recognizeRelease(url, response.status, text);
  if (release) known.set({ ...known.get(), [origin]: release });
}

/** Asks an Endatix server for its release with one GET that changes nothing. Never rejects. */
export async function askRelease(origin: string, send: Send): Promise<void> {
  const url = origin + NEW_PATH;
  const { [origin]: _forgotten, ...others } = known.get();
  known.set(others);
  await send(url, { credentials: 'omit', cache: 'no-store' }).then(
    (response) => learnRelease(origin, url, response),
    () => undefined,
  );
}
