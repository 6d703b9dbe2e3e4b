import 'client-only';
import { preferVersion } from '@/client/preferred-version';
import { rememberOpen } from '@/client/tree-state';
import { toggleCollapsible } from './collapsibles';
import { handleCopyClick, prepareCopyButtons } from './copy';
import { closeMenus, handleMenuKey, keepSection } from './menus';
import { chooseTab, handleTabKey, prepareTabs } from './tabs';
import { wrapCode } from './wrap-code';

/** Folds or unfolds a collapsible section; what becomes of a folder of the tree is remembered. */
function toggle(details: HTMLDetailsElement): void {
  const opens = toggleCollapsible(details);
  if (details.dataset.folder) rememberOpen(details.dataset.folder, opens);
}

/**
 * Behavior of the static markup in pages (code blocks, tabs, collapsible sections, menus), by a few listeners on the
 * document.
 */
export function staticMarkup(): void {
  prepareCopyButtons();
  wrapCode();
  prepareTabs(document);
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target) return;
    closeMenus(target);
    keepSection(target);
    const tab = target.closest<HTMLElement>('[role="tab"][data-tab]');
    if (tab) chooseTab(tab);
    const version = target.closest<HTMLElement>('a[data-version]')?.dataset.version;
    if (version) preferVersion(version);
    const summary = target.closest('details[data-collapsible] > summary');
    if (summary?.parentElement instanceof HTMLDetailsElement) {
      event.preventDefault();
      toggle(summary.parentElement);
    }
    void handleCopyClick(target);
  });
  document.addEventListener('keydown', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (!target) return;
    const used = target.matches('[role="tab"][data-tab]')
      ? handleTabKey(target, event.key)
      : handleMenuKey(target, event.key);
    if (used) event.preventDefault();
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node) closeMenus(relatedTarget);
  });
  // A page that the browser kept comes back as it was left.
  window.addEventListener('pagehide', () => closeMenus());
}
