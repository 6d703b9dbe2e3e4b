'use client';

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { announceMarkup, onPageShown } from '@/lib/browser/navigation/page-events';
import { localeOfCode } from '@/lib/i18n/split';
import { navbar } from '@/theme.config';
import { leaveDialogEntry, useDialogEntry } from './dialog-entry';
import { MainLink } from './main-link';
import { useShell } from './shell-context';
import { useShownTree } from './sidebar/shown-tree';
import { Sidebar } from './sidebar/sidebar';

const NAME = 'menu';

/**
 * The documentation tree as a modal below the desktop breakpoint (996 px).
 * A native dialog keeps focus inside and closes on Escape; a link, going back and a wide window close it too.
 */
export function MobileMenu() {
  const { messages, locale: code } = useShell();
  const tree = useShownTree();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const locale = localeOfCode(code);
  const close = useCallback(() => dialog.current?.close(), []);
  const follow = useCallback((isOpen: boolean) => (isOpen ? setOpen(true) : close()), [close]);
  useDialogEntry({ name: NAME, isOpen: open, setOpen: follow });

  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    announceMarkup();
    element?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    const wide = window.matchMedia('(min-width: 996px)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open, close]);

  // A new page means that a link of the menu was followed.
  useEffect(() => onPageShown(close), [close]);

  const onClose = () => {
    setOpen(false);
    leaveDialogEntry(NAME);
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
              {navbar.map((link) => (
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
