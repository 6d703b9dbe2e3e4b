'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { toggleCollapsible } from '@/lib/browser/enhance/collapsibles';
import { handleCopyClick, prepareCopyButtons } from '@/lib/browser/enhance/copy-code';
import { handleCopyMarkdown, prepareCopyMarkdown } from '@/lib/browser/enhance/copy-markdown';
import { closeMenus, handleMenuKey } from '@/lib/browser/enhance/menus';
import { chooseTab, handleTabKey, prepareTabs } from '@/lib/browser/enhance/tabs';
import { preferVersion } from '@/lib/browser/preferred-version';
import { useShell } from './shell-context';

/**
 * Behaviour of the static markup in pages (code blocks, tabs, collapsible sections, menus), by a few listeners on the
 * document. Pages thus ship no script of their own.
 */
export function Enhancements() {
  const { messages } = useShell();
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings new markup to prepare
  useEffect(() => {
    prepareCopyButtons(document, messages);
    prepareCopyMarkdown(document);
    prepareTabs(document);
    closeMenus();
  }, [messages, pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target) return;
      closeMenus(target);
      const tab = target.closest<HTMLElement>('[role="tab"][data-tab]');
      if (tab) chooseTab(tab);
      const version = target.closest<HTMLElement>('a[data-version]')?.dataset.version;
      if (version) preferVersion(version);
      const summary = target.closest('details[data-collapsible] > summary');
      if (summary?.parentElement instanceof HTMLDetailsElement) {
        event.preventDefault();
        void toggleCollapsible(summary.parentElement);
      }
      void handleCopyClick(target, messages);
      void handleCopyMarkdown(target, messages);
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
    // Tells tests and style sheets that the page answers.
    document.documentElement.dataset.ready = '';
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [messages]);

  return null;
}
