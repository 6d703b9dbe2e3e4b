import 'client-only';

/** Where the console keeps its place: the path, the hash, or memory alone. */
export type NavigationMode = 'history' | 'hash' | 'memory';

const modes: readonly NavigationMode[] = ['history', 'hash', 'memory'];

/** Site paths of operations. */
const BELOW_CONSOLE = /^\/docs\/api\/[^/]+/;

/**
 * Navigation mode that the query `?navigation=` asks for, for pages that embed the console; hash without one.
 * @param path site path of the page; below that of the console it means history
 * Throws a RangeError for an unknown mode.
 */
export function readNavigationMode(search: string, path = ''): NavigationMode {
  const requested = new URLSearchParams(search).get('navigation');
  // Back to a place that the console itself has put into the path: the query is not in the address any more.
  if (requested === null) return BELOW_CONSOLE.test(path) ? 'history' : 'hash';
  const mode = modes.find((name) => name === requested);
  if (!mode)
    throw new RangeError(`The parameter "navigation" is "${requested}". Use one of: ${modes.join(', ')}.`);
  return mode;
}

/** Place of the console in a hash: anchors of the page such as `#content` are none and give `/`. */
export const hashPlace = (hash: string): string => (hash.startsWith('#/') ? hash.slice(1) : '/');

/**
 * Address that leads to a place of the console. In memory there is none, so the hash form, which a console that is
 * not embedded understands, is given.
 * @param page address of the page without query and hash
 * @param place such as `/Forms/createForm`
 */
export function getAddress(mode: NavigationMode, page: string, place: string): string {
  if (mode !== 'history') return `${page}#${place}`;
  // The static page of an operation has the tag in lower case; a reload then finds it.
  const [, tag = '', ...rest] = place.split('/');
  const tail = [tag.toLowerCase(), ...rest].filter((segment) => segment !== '');
  return tail.length === 0 ? page : `${page}${tail.join('/')}/`;
}
