import 'client-only';
import { allOperations } from '@/shared/contract/all-operations';
import { type ApiOperation, consolePlace, groupAnchor } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { basePath, siteHref, sitePath } from '@/shared/paths';
import { getAddress, hashPlace, type NavigationMode, readNavigationMode } from '../navigation-mode';
import { notice } from '../notice';
import { type ConsoleRoute, readRoute, routePath } from '../routes';
import type { SwaggerPlugin, SwaggerSystem } from '../system';
import { fillShared } from './share';

export const CONSOLE_PATH = '/docs/api';

type Show = SwaggerSystem['layoutActions']['show'];

/** Reads the navigation mode of the address; an unknown one is reported and becomes `hash`. */
function readMode(): NavigationMode {
  try {
    return readNavigationMode(window.location.search, sitePath(window.location.pathname));
  } catch (error) {
    notice.set(format(texts.badAddress, { problem: errorMessage(error) }));
    return 'hash';
  }
}

/** Finds an operation by its ID alone, in any case, as readers type it: `#createform`. */
const findSpelled = (path: string): ApiOperation | undefined => {
  const id = path.split('/').at(-1)?.toLowerCase();
  return path.includes('/with/') ? undefined : allOperations.find((one) => one.id.toLowerCase() === id);
};

const row = ({ tag, id }: ApiOperation) => document.getElementById(`operations-${tag}-${id}`);

/**
 * Connects Swagger UI to the address, in the mode of the page. Its own deep links know the hash only, ignore
 * Back and Forward, and add two history entries on load.
 */
export function navigation(): { mode: NavigationMode; address: typeof address; plugin: SwaggerPlugin } {
  const mode = readMode();
  const title = document.title;

  const address = (place: string) =>
    getAddress(mode, new URL(siteHref(CONSOLE_PATH), window.location.href).href, place);

  const readPath = (): string => {
    if (mode === 'memory') return '/';
    if (mode === 'hash') return hashPlace(decodeURI(window.location.hash));
    return window.location.pathname.slice(basePath.length + CONSOLE_PATH.length).replace(/\/+$/, '');
  };

  /** Names the operation in the title and in the list of operations. */
  const mark = (operation: ApiOperation | undefined) => {
    document.title = operation ? `${operation.operation.summary} – ${title}` : title;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar .ref-nav a'))
      link.ariaCurrent = operation && link.hash === `#${consolePlace(operation)}` ? 'true' : null;
  };

  const reveal = ({ layoutActions }: SwaggerSystem, operation: ApiOperation) => {
    const key = ['operations', operation.tag, operation.id];
    layoutActions.reveal(['operations-tag', operation.tag]);
    layoutActions.reveal(key);
    // What is not drawn yet is scrolled to by Swagger UI.
    layoutActions.scrollTo(key);
    row(operation)?.scrollIntoView({ block: 'start' });
    row(operation)?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    mark(operation);
  };

  const readPlace = (): ConsoleRoute & { tag?: string } => {
    const path = readPath();
    // `#/Forms` is Swagger UI's link to a group, `#tag-forms` an earlier one of this page.
    const name = (/^#tag-([\w-]+)$/.exec(window.location.hash)?.[1] ?? path.slice(1)).toLowerCase();
    const tag = allOperations.find((one) => one.tag.toLowerCase() === name)?.tag;
    return tag ? { tag } : readRoute(path);
  };

  /** Opens what the address names. */
  const follow = (system: SwaggerSystem) => {
    try {
      const spelled = mode === 'hash' && findSpelled(window.location.hash);
      if (spelled && window.location.hash !== `#${consolePlace(spelled)}`)
        window.history.replaceState(window.history.state, '', `#${consolePlace(spelled)}`);
      const { operation, shared, tag } = readPlace();
      if (tag) document.getElementById(groupAnchor(tag))?.scrollIntoView({ block: 'start' });
      if (operation) reveal(system, operation);
      else mark(undefined);
      if (operation && shared) fillShared(system, operation, shared);
    } catch (error) {
      notice.set(format(texts.badAddress, { problem: errorMessage(error) }));
    }
  };

  const plugin: SwaggerPlugin = () => ({
    statePlugins: {
      layout: {
        actions: {
          reveal: (thing: readonly string[]) => ({ type: 'layout_show', payload: { thing, shown: true } }),
          // Called once at the start, with the hash in any mode. `follow` does it.
          parseDeepLinkHash: () => () => undefined,
          // Swagger UI scrolls below the navbar, and without regard to reduced motion.
          scrollToElement: (element: Element) => () => element.scrollIntoView({ block: 'start' }),
        },
        wrapActions: {
          show: (original: Show) => (thing: readonly string[], isShown: boolean) => {
            original(thing, isShown);
            const [kind, , id] = thing;
            const operation = kind === 'operations' && allOperations.find((one) => one.id === id);
            // The form of an operation has parts with longer names.
            if (!operation || thing.length > 3) return;
            mark(isShown ? operation : undefined);
            if (mode === 'history')
              window.history.pushState(null, '', address(isShown ? routePath(operation) : ''));
          },
        },
      },
      configs: {
        wrapActions: {
          loaded: (original: () => void, system) => () => {
            try {
              original();
            } catch (error) {
              // Swagger UI also decodes the hash, and fails at a stray %.
              if (!(error instanceof URIError)) throw error;
            }
            follow(system);
            window.addEventListener('popstate', () => follow(system));
            document.querySelector('.sidebar .ref-nav')?.addEventListener('click', (event) => {
              const { metaKey, ctrlKey, shiftKey, target } = event as MouseEvent;
              const link = target instanceof Element ? target.closest('a') : null;
              const operation = link && findSpelled(link.hash);
              if (!operation || metaKey || ctrlKey || shiftKey) return;
              event.preventDefault();
              if (address(routePath(operation)) !== window.location.href)
                system.layoutActions.show(['operations', operation.tag, operation.id], true);
              reveal(system, operation);
            });
          },
        },
      },
    },
  });
  return { mode, address, plugin };
}
