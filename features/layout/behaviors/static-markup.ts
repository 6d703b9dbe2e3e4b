import 'client-only';
import { handleCopyClick, prepareCopyButtons } from '@/features/mdx/copy.client';
import { chooseTab, handleTabKey, prepareTabs, revealTab } from '@/features/mdx/tabs.client';
import { wrapCode } from '@/features/mdx/wrap-code.client';
import { toggleCollapsible } from '../client/collapse';
import { preferVersion } from '../client/preferred-version';
import { closeMenus, handleMenuKey, keepPlace } from './menus';
import { rememberTree } from './tree';

/** Animates collapsible sections and remembers the folders of the tree. Menus keep the native behavior. */
function handleSummaryClick(event: MouseEvent, target: Element): void {
  const control = target.closest('a, button, summary');
  const details = control?.matches('summary') && control.closest('details');
  if (!details || details.dataset.menu !== undefined || event.defaultPrevented) return;
  event.preventDefault();
  const opens = toggleCollapsible(details);
  if (details.dataset.folder) rememberTree({ open: { [details.dataset.folder]: opens } });
}

/** Shows what needs script: copy buttons, switches for wrapping, tabs. */
export function prepareMarkup(): void {
  prepareCopyButtons();
  wrapCode();
  prepareTabs();
}

/** Adds the behavior of code blocks, tabs, collapsible sections and menus. */
export function staticMarkup(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target) return;
    closeMenus(target);
    keepPlace(target);
    const tab = target.closest<HTMLElement>('[role="tab"][data-tab]');
    if (tab) chooseTab(tab);
    const version = target.closest<HTMLElement>('a[data-version]')?.dataset.version;
    if (version) preferVersion(version);
    handleSummaryClick(event, target);
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
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element) revealTab(target);
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node) closeMenus(relatedTarget);
  });
  // The back/forward cache restores the page as it was left.
  window.addEventListener('pagehide', () => closeMenus());
}
