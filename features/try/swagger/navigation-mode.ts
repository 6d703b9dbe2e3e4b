import 'client-only';

export type NavigationMode = 'history' | 'hash' | 'memory';

const modes: readonly NavigationMode[] = ['history', 'hash', 'memory'];

const BELOW_CONSOLE = /^\/docs\/api\/[^/]+/;

/**
 * Reads the navigation mode from `?navigation=`, for pages that embed the console.
 * @param path site path of the page; below that of the console it means history
 * @throws RangeError for an unknown mode
 */
export function readNavigationMode(search: string, path = ''): NavigationMode {
  const requested = new URLSearchParams(search).get('navigation');
  // The console has put an operation into the path, without the query.
  if (requested === null) return BELOW_CONSOLE.test(path) ? 'history' : 'hash';
  const mode = modes.find((name) => name === requested);
  if (!mode)
    throw new RangeError(`The parameter "navigation" is "${requested}". Use one of: ${modes.join(', ')}.`);
  return mode;
}

/** Returns the place in a hash; `/` for anchors of the page such as `#content`. */
export const hashPlace = (hash: string): string => (hash.startsWith('#/') ? hash.slice(1) : '/');

/**
 * Returns the address of a place. In memory mode it is the hash form, which a console that is not embedded
 * understands.
 * @param page address of the page without query and hash
 * @param place such as `/Forms/createForm`
 */
export function getAddress(mode: NavigationMode, page: string, place: string): string {
  if (mode !== 'history') return `${page}#${place}`;
  // The static page of an operation has its tag in lower case: a reload must find it.
  const [, tag = '', ...rest] = place.split('/');
  const tail = [tag.toLowerCase(), ...rest].filter((segment) => segment !== '');
  return tail.length === 0 ? page : `${page}${tail.join('/')}/`;
}
