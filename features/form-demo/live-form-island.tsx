'use client';

import { type ComponentType, useRef, useState } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import { loadTexts } from '@/shared/i18n/browser';
import type { LocaleCode } from '@/theme.config';
import type { FormName } from './forms';
import type { WorkbenchProps } from './workbench';

interface Props {
  form: FormName;
  language: LocaleCode;
  /** Prefix of the hash that opens a form; left out where only the button does. */
  hash?: string;
  open: string;
  opening: string;
  failed: string;
}

/** Moves the focus: the button that had it was removed. */
const takeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** Renders the button that opens a form. Kept small: this file is part of the script of every page. */
export function LiveFormIsland({ form, language, hash, open, opening, failed }: Props) {
  const [requested, setRequested] = useState<FormName>();
  const [parts, setParts] = useState<
    Pick<WorkbenchProps, 'texts'> & { View: ComponentType<WorkbenchProps> }
  >();
  const [hasFailed, setFailed] = useState(false);
  const opener = useRef<HTMLParagraphElement>(null);

  const load = async (name: FormName) => {
    // Content below must not move up.
    const box = opener.current?.closest('section');
    if (box) box.style.minHeight = `${box.getBoundingClientRect().height}px`;
    setRequested(name);
    setFailed(false);
    try {
      const [{ Workbench }, texts] = await Promise.all([
        import('./workbench'),
        loadTexts('liveForm', language),
      ]);
      setParts({ View: Workbench, texts });
    } catch {
      setRequested(undefined);
      setFailed(true);
    }
  };

  useWhen([hash], () => {
    if (!hash) return;
    const follow = () => {
      const id = window.location.hash.slice(1);
      // The page has an anchor for each form of the catalogue.
      const isForm = document.getElementById(id)?.matches('.lf-anchor');
      if (isForm) void load(id.slice(hash.length) as FormName);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  });

  if (parts && requested) {
    const { View, texts } = parts;
    return (
      <div ref={takeFocus} tabIndex={-1} className="lf-place">
        <View key={requested} form={requested} language={language} texts={texts} />
      </div>
    );
  }
  return (
    <p ref={opener} className="lf-open needs-script">
      <button
        type="button"
        className="button button-primary"
        aria-disabled={!!requested}
        onClick={() => !requested && void load(form)}
      >
        {open}
      </button>
      <span role={hasFailed ? 'alert' : 'status'}>{hasFailed ? failed : requested && opening}</span>
    </p>
  );
}
