import 'client-only';
import { type ApiOperation, consolePlace, groupAnchor } from '@/shared/contract/operations';
import { findPlace, findSpelled, type NavigationMode, notice, routePath, toAddress } from '../address';
import { shownContract } from '../shown-release';
import type { SwaggerPlugin, SwaggerSystem } from '../system';
import { fillShared, linkNotice } from './share';

type Show = SwaggerSystem['layoutActions']['show'];

const getKey = ({ tag, id }: ApiOperation) => ['operations', tag, id];

/**
 * Connects Swagger UI to the address, in the mode of the page. Its own deep links know the hash only, ignore
 * Back and Forward, and add two history entries on load.
 */
export function navigation(mode: NavigationMode): SwaggerPlugin {
  const title = document.title;
  let named = title;
  /** Share links that have filled in their requests: Back must not replace what the reader edited since. */
  const filled = new Set<string>();
  // The framework writes the title of the page again while it starts.
  new MutationObserver(() => {
    if (document.title !== named) document.title = named;
  }).observe(document.head, { childList: true, characterData: true, subtree: true });

  /** Names the operation in the title and in the list of operations. */
  const mark = (operation: ApiOperation | undefined) => {
    named = operation ? `${operation.operation.summary} – ${title}` : title;
    document.title = named;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar .ref-nav a'))
      link.ariaCurrent = operation && link.hash === `#${consolePlace(operation)}` ? 'true' : null;
  };

  const reveal = ({ layoutActions }: SwaggerSystem, operation: ApiOperation) => {
    const row = () => document.getElementById(getKey(operation).join('-'));
    // The filter might hide it.
    if (!row()) layoutActions.updateFilter('');
    layoutActions.reveal(['operations-tag', operation.tag]);
    layoutActions.reveal(getKey(operation));
    // What is not drawn yet is scrolled to by Swagger UI.
    layoutActions.scrollTo(getKey(operation));
    row()?.scrollIntoView({ block: 'start' });
    row()?.querySelector('button')?.focus({ preventScroll: true });
    mark(operation);
  };

  /** Opens what the address names. */
  const follow = async (system: SwaggerSystem) => {
    const place = await findPlace(mode);
    if (!place) return;
    const { operation, shared, tag } = place;
    if (tag) document.getElementById(groupAnchor(tag))?.scrollIntoView({ block: 'start' });
    if (operation) reveal(system, operation);
    else mark(undefined);
    if (!operation || !shared || filled.has(window.location.href)) return;
    filled.add(window.location.href);
    fillShared(system, operation, shared);
  };

  /** Opens an operation that was chosen in the list. */
  const choose = (system: SwaggerSystem, event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const operation = link && findSpelled(link.hash);
    if (!operation || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (toAddress(mode, routePath(operation)) !== window.location.href)
      system.layoutActions.show(getKey(operation), true);
    reveal(system, operation);
  };

  return () => ({
    statePlugins: {
      layout: {
        actions: {
          reveal: (thing: readonly string[]) => ({ type: 'layout_show', payload: { thing, shown: true } }),
          // Called once at the start, with the hash in any mode. `follow` does it.
          parseDeepLinkHash: () => () => undefined,
          // Swagger UI scrolls below the navbar, and without regard to reduced motion.
          // Called without an element when the operation is no longer drawn, such as in another release.
          scrollToElement: (element: Element | null) => () => element?.scrollIntoView({ block: 'start' }),
        },
        wrapActions: {
          show: (original: Show) => (thing: readonly string[], isShown: boolean) => {
            original(thing, isShown);
            const [kind, , id] = thing;
            const operation =
              kind === 'operations' && shownContract.get().operations.find((one) => one.id === id);
            // The form of an operation has parts with longer names.
            if (!operation || thing.length > 3) return;
            mark(isShown ? operation : undefined);
            if (mode === 'history')
              window.history.pushState(null, '', toAddress(mode, isShown ? routePath(operation) : ''));
          },
        },
      },
      configs: {
        wrapActions: {
          // In place of the original, which decodes the hash, too, and fails at a stray %.
          loaded: (_original: () => void, system) => () => {
            void follow(system);
            window.addEventListener('popstate', () => {
              notice.set('');
              linkNotice.set(null);
              void follow(system);
            });
            document
              .querySelector<HTMLElement>('.sidebar .ref-nav')
              ?.addEventListener('click', (event) => choose(system, event));
          },
        },
      },
    },
  });
}
