'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { splitLocale } from '@/lib/i18n/split';
import { sitePath } from '@/lib/shared/paths';
import { site } from '@/theme.config';
import { MainLink } from './main-link';
import { useShell } from './shell-context';
import { useShownTree } from './sidebar/shown-tree';
import { Sidebar } from './sidebar/sidebar';

/** The menu's own history entry, so that going back closes it instead of leaving the page. */
function pushMenuEntry(): void {
  window.history.pushState({ ...window.history.state, menu: true }, '');
}

/**
 * The documentation tree as a modal below the desktop breakpoint (996 px).
 * A native dialog keeps focus inside and closes on Escape; a link, going back and a wide window close it too.
 */
export function MobileMenu() {
  const { messages } = useShell();
  const tree = useShownTree();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const pathname = usePathname();
  const { locale } = splitLocale(sitePath(pathname));

  const close = () => dialog.current?.close();

  useEffect(() => {
    // After a reload the menu is closed, but its entry is still there.
    if (window.history.state?.menu)
      window.history.replaceState({ ...window.history.state, menu: undefined }, '');
  }, []);

  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    pushMenuEntry();
    const onLeave = () => element?.close();
    const wide = window.matchMedia('(min-width: 996px)');
    window.addEventListener('popstate', onLeave);
    wide.addEventListener('change', onLeave);
    return () => {
      window.removeEventListener('popstate', onLeave);
      wide.removeEventListener('change', onLeave);
    };
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address means that a link of the menu was followed
  useEffect(() => {
    dialog.current?.close();
  }, [pathname]);

  const onClose = () => {
    setOpen(false);
    if (window.history.state?.menu) window.history.back();
  };

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // The backdrop counts as the dialog itself. A link to the page on screen changes no address that would close the menu.
    if (event.target === dialog.current || link?.pathname === window.location.pathname) close();
  };

  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
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
          onClick={onClick}
        >
          <div className="mobile-menu-panel">
            <button type="button" className="icon-button" aria-label={messages.closeMenu} onClick={close}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
            </button>
            <ul className="mobile-menu-links">
              {site.navbar.map((link) => (
                <li key={link.href}>
                  <MainLink link={link} locale={locale} />
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
