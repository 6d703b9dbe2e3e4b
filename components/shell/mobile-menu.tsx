'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { siteHref } from '@/lib/paths';
import { site } from '@/theme.config';
import { useShell } from './shell-context';
import { useShownTree } from './sidebar/shown-tree';
import { Sidebar } from './sidebar/sidebar';

/**
 * The documentation tree as a modal below the desktop breakpoint (996 px).
 * A native dialog keeps focus inside and closes on Escape; a link and going back close it too.
 */
export function MobileMenu() {
  const { messages } = useShell();
  const tree = useShownTree();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const pathname = usePathname();

  const close = () => {
    dialog.current?.close();
  };

  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    // Going back closes the menu instead of leaving the page.
    history.pushState({ ...history.state, menu: true }, '');
    const onPop = () => dialog.current?.close();
    const wide = window.matchMedia('(min-width: 996px)');
    window.addEventListener('popstate', onPop);
    wide.addEventListener('change', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      wide.removeEventListener('change', onPop);
    };
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address means that a link of the menu was followed
  useEffect(() => {
    dialog.current?.close();
  }, [pathname]);

  const onClose = () => {
    setOpen(false);
    if (history.state?.menu) history.back();
  };

  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={messages.openMenu}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close a dialog
        <dialog
          ref={dialog}
          className="mobile-menu"
          aria-label={messages.docsNavigation}
          onClose={onClose}
          onClick={(event) => event.target === dialog.current && close()}
        >
          <div className="mobile-menu-panel">
            <button type="button" className="icon-button" aria-label={messages.closeMenu} onClick={close}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
            </button>
            <ul className="mobile-menu-links">
              {site.navbar.map(({ label, href }) => (
                <li key={href}>
                  <a href={siteHref(href)}>{label}</a>
                </li>
              ))}
            </ul>
            <Sidebar prefix="menu" tree={tree} />
          </div>
        </dialog>
      )}
    </>
  );
}
