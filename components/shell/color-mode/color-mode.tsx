'use client';

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { createRequiredContext } from '@/components/shell/create-context';
import {
  type ColorChoice,
  type ColorMode,
  nextChoice,
  parseChoice,
  resolveMode,
} from '@/lib/browser/color-mode';
import { readStored, storageKeys, writeStored } from '@/lib/browser/storage';
import { site } from '@/theme.config';

interface ColorModeValue {
  /** The reader's choice; `system` until the page has started. */
  choice: ColorChoice;
  mode: ColorMode;
  cycle: () => void;
}

const [ColorModeContext, useColorMode] = createRequiredContext<ColorModeValue>(
  'useColorMode',
  'ColorModeProvider',
);

export { useColorMode };

function systemPrefersDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** Keeps the reader's choice, follows the system while the choice is `system`, and shows the mode on `<html data-theme>`. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ColorChoice>('system');
  const [mode, setMode] = useState<ColorMode>(site.colorMode.defaultMode);

  const show = useCallback((next: ColorChoice) => {
    const shown = resolveMode(next, systemPrefersDark().matches);
    document.documentElement.dataset.theme = shown;
    document.documentElement.dataset.themeChoice = next;
    setChoice(next);
    setMode(shown);
  }, []);

  useEffect(() => {
    const stored = () =>
      site.colorMode.disableSwitch ? 'system' : parseChoice(readStored(storageKeys.theme));
    const follow = () => show(stored());
    follow();
    const query = systemPrefersDark();
    query.addEventListener('change', follow);
    // Another tab of this site may change the choice.
    window.addEventListener('storage', follow);
    return () => {
      query.removeEventListener('change', follow);
      window.removeEventListener('storage', follow);
    };
  }, [show]);

  const cycle = useCallback(() => {
    const next = nextChoice(choice);
    writeStored(storageKeys.theme, next);
    show(next);
  }, [choice, show]);

  const value = useMemo(() => ({ choice, mode, cycle }), [choice, mode, cycle]);
  return <ColorModeContext value={value}>{children}</ColorModeContext>;
}
