import 'client-only';
import { allOperations } from '@/shared/contract/all-operations';
import { type ApiOperation, consolePlace } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { basePath, siteHref, sitePath } from '@/shared/paths';
import { getAddress, hashPlace, type NavigationMode, readNavigationMode } from './navigation-mode';
import { notice } from './notice';
import { type ConsoleRoute, readRoute } from './routes';

const CONSOLE_PATH = '/docs/api';

/** Reports what is wrong with the address of the page. */
export const reportAddress = (error: unknown): void =>
  notice.set(format(texts.badAddress, { problem: errorMessage(error) }));

/** Reads the navigation mode of the address; an unknown one is reported and becomes `hash`. */
export function readMode(): NavigationMode {
  try {
    return readNavigationMode(window.location.search, sitePath(window.location.pathname));
  } catch (error) {
    reportAddress(error);
    return 'hash';
  }
}

/** Finds an operation by the last part of a path, in any case, as readers type it: `#createform`. */
export function findSpelled(path: string): ApiOperation | undefined {
  const id = path.split('/').at(-1)?.replace('#', '').toLowerCase();
  return path.includes('/with/') ? undefined : allOperations.find((one) => one.id.toLowerCase() === id);
}

/** Returns the absolute address of a place such as `/Forms/createForm`. */
export const toAddress = (mode: NavigationMode, place: string): string =>
  getAddress(mode, new URL(siteHref(CONSOLE_PATH), window.location.href).href, place);

function readPath(mode: NavigationMode): string {
  const { hash, pathname } = window.location;
  if (mode === 'history') return pathname.slice(basePath.length + CONSOLE_PATH.length).replace(/\/+$/, '');
  return mode === 'hash' ? hashPlace(hash) : '/';
}

/**
 * Reads the operation or the group that the address names, and corrects the spelling of an operation in it.
 * @throws PathParamError for a parameter that is missing, malformed or unknown
 */
export function readPlace(mode: NavigationMode): ConsoleRoute & { tag?: string } {
  const { hash } = window.location;
  const spelled = mode === 'hash' && findSpelled(hash);
  if (spelled && hash !== `#${consolePlace(spelled)}`)
    window.history.replaceState(window.history.state, '', `#${consolePlace(spelled)}`);
  const path = readPath(mode);
  // `#/Forms` is Swagger UI's link to a group, `#tag-forms` an earlier one of this page.
  const name = (/^#tag-([\w-]+)$/.exec(hash)?.[1] ?? path.slice(1)).toLowerCase();
  const tag = allOperations.find((one) => one.tag.toLowerCase() === name)?.tag;
  return tag ? { tag } : readRoute(path);
}
