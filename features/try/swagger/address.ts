import 'client-only';
import { createStore } from '@/shared/browser/store';
import { type ApiOperation, consolePlace, tagSegment } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { pathSegments } from '@/shared/http/path-template';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { siteHref, sitePath } from '@/shared/paths';
import { loadNewest, shownContract } from './shown-release';

const CONSOLE = '/docs/api';
const SHARED = '/{tag}/{operationId}/with/{request}';

const modes = ['history', 'hash', 'memory'] as const;
/** Where the place in the console is written, for pages that embed it: in the path, in the hash or nowhere. */
export type NavigationMode = (typeof modes)[number];

/** What an address names; nothing for the overview. */
interface Place {
  operation?: ApiOperation;
  /** The encoded request of a share link. */
  shared?: string;
  /** A group of operations. */
  tag?: string;
}

/** A sentence for the reader above the operations, such as about a wrong address; empty for none. */
export const notice = createStore('');

/** Reports a RangeError as what is wrong with the address of the page, and other errors by their message. */
function reportAddress(error: unknown): void {
  const problem = errorMessage(error);
  notice.set(error instanceof RangeError ? format(texts.badAddress, { problem }) : problem);
}

/** Returns the path below the console, such as `/forms/createForm`; empty for the console itself. */
const pathBelow = (): string => sitePath(window.location.pathname).slice(CONSOLE.length).replace(/\/+$/, '');

/** Reads the navigation mode from `?navigation=`; an unknown one is reported and becomes `hash`. */
export function readMode(): NavigationMode {
  const requested = new URLSearchParams(window.location.search).get('navigation');
  // The console has put an operation into the path, without the query.
  if (requested === null) return pathBelow() === '' ? 'hash' : 'history';
  const mode = modes.find((name) => name === requested);
  const known = modes.join(', ');
  if (!mode)
    reportAddress(new RangeError(`The parameter "navigation" is "${requested}". Use one of: ${known}.`));
  return mode ?? 'hash';
}

/** Returns the place of an operation, with a shared request: `/Forms/createForm/with/<request>`. */
export const routePath = (operation: ApiOperation, request?: string): string =>
  consolePlace(operation) + (request === undefined ? '' : `/with/${request}`);

/**
 * Reads a place of the console.
 * @throws RangeError for a parameter that is missing, malformed or unknown
 */
export function readRoute(path: string, { operations } = shownContract.get()): Place {
  if (path === '' || path === '/') return {};
  const [tag = '', id = '', ...rest] = pathSegments(path);
  const operation = operations.find((one) => one.id === id);
  if (!operation)
    throw new RangeError(
      `The parameter "operationId" is "${id}", which isn't an operation of this API. Choose one in the list.`,
    );
  if (tagSegment(operation.tag) !== tagSegment(tag))
    throw new RangeError(`The parameter "tag" is "${tag}", but ${operation.id} belongs to ${operation.tag}.`);
  if (rest.length === 0) return { operation };
  const shared = rest.slice(1).join('/');
  if (rest[0] !== 'with' || !/^[\w-]+$/.test(shared))
    throw new RangeError(`The parameter "request" of ${SHARED} is "${shared}".`);
  return { operation, shared };
}

/** Finds an operation by the last part of a path, in any case, as readers type it: `#createform`. */
export function findSpelled(path: string, { operations } = shownContract.get()): ApiOperation | undefined {
  const id = path.split('/').at(-1)?.replace('#', '').toLowerCase();
  return path.includes('/with/') ? undefined : operations.find((one) => one.id.toLowerCase() === id);
}

/**
 * Reads what the address names, and corrects the spelling of an operation in it.
 * @throws RangeError for a parameter that is missing, malformed or unknown
 */
function readPlace(mode: NavigationMode, contract = shownContract.get()): Place {
  const { hash } = window.location;
  if (mode === 'memory') return {};
  const operation = mode === 'hash' && findSpelled(hash, contract);
  if (operation) {
    const correct = `#${consolePlace(operation)}`;
    if (hash !== correct) window.history.replaceState(window.history.state, '', correct);
    return { operation };
  }
  // Other hashes are anchors of the page, such as `#content`.
  const path = mode === 'history' ? pathBelow() : hash.startsWith('#/') ? hash.slice(1) : '/';
  const tag = contract.operations.find((one) => `/${tagSegment(one.tag)}` === path.toLowerCase())?.tag;
  return tag ? { tag } : readRoute(path, contract);
}

/**
 * Returns what the address names, and shows the newest release for what only that has. Reports what no release
 * has, and returns undefined then.
 */
export async function findPlace(mode: NavigationMode): Promise<Place | undefined> {
  try {
    return readPlace(mode);
  } catch {
    // The newest release might have it.
  }
  try {
    const newest = await loadNewest();
    const place = readPlace(mode, newest);
    shownContract.set(newest);
    return place;
  } catch (error) {
    reportAddress(error);
    return undefined;
  }
}

/**
 * Returns the absolute address of a place such as `/Forms/createForm`. In memory mode it is the hash form, which
 * a console that is not embedded understands.
 */
export function toAddress(mode: NavigationMode, place: string): string {
  const page = new URL(siteHref(CONSOLE), window.location.href).href;
  if (mode !== 'history') return `${page}#${place}`;
  // The static page of an operation has its tag in lower case: a reload must find it.
  const [, tag = '', ...rest] = place.split('/');
  return tag ? `${page}${[tag.toLowerCase(), ...rest].join('/')}/` : page;
}
