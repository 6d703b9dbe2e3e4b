'use client';

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { createRequiredContext } from '@/components/shell/create-context';
import {
  type ColorChoice,
  type ColorMode,
  nextChoice,
  showChoice,
  storedChoice,
} from '@/lib/browser/color-mode';
import { onStored, storageKeys, writeStored } from '@/lib/browser/storage';
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

/** Keeps the reader's choice, follows the system while the choice is `system`, and shows the mode on `<html data-theme>`. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ColorChoice>('system');
  const [mode, setMode] = useState<ColorMode>(site.colorMode.defaultMode);

  useEffect(() => {
    const follow = () => {
      const stored = storedChoice();
      setChoice(stored);
      setMode(showChoice(stored));
    };
    follow();
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', follow);
    // The toggle below and other tabs of this site change what is stored.
    const stop = onStored(follow);
    return () => {
      system.removeEventListener('change', follow);
      stop();
    };
  }, []);

  const cycle = useCallback(() => writeStored(storageKeys.theme, nextChoice(choice)), [choice]);

  const value = useMemo(() => ({ choice, mode, cycle }), [choice, mode, cycle]);
  return <ColorModeContext value={value}>{children}</ColorModeContext>;
}
