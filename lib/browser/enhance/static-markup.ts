import 'client-only';
import { onMarkup, onPageShown } from '@/lib/browser/navigation/page-events';
import { preferVersion } from '@/lib/browser/preferred-version';
import { toggleCollapsible } from './collapsibles';
import { type CopyTexts, handleCopyClick, prepareCopyButtons } from './copy-code';
import { handleCopyMarkdown, prepareCopyMarkdown } from './copy-markdown';
import { closeMenus, handleMenuKey, keepSection } from './menus';
import { chooseTab, handleTabKey, prepareTabs } from './tabs';

/**
 * Behaviour of the static markup in pages (code blocks, tabs, collapsible sections, menus), by a few listeners on the
 * document. Pages thus ship no script of their own. Returns the way to stop.
 * @param texts gives the words of the page on screen
 */
export function staticMarkup(texts: () => CopyTexts): () => void {
  const prepare = () => {
    prepareCopyButtons(document, texts());
    prepareCopyMarkdown(document);
    prepareTabs(document);
  };
  const stops = [onPageShown(prepare), onPageShown(() => closeMenus()), onMarkup(prepare)];
  const onClick = (event: MouseEvent) => {
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
      void toggleCollapsible(summary.parentElement);
    }
    void handleCopyClick(target, texts());
    void handleCopyMarkdown(target, texts());
  };
  const onKey = (event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (!target) return;
    const used = target.matches('[role="tab"][data-tab]')
      ? handleTabKey(target, event.key)
      : handleMenuKey(target, event.key);
    if (used) event.preventDefault();
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node) closeMenus(event.relatedTarget);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('focusout', onFocusOut);
  };
}
