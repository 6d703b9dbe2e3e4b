'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createRequiredContext } from '@/components/shell/create-context';
import { type ColorChoice, type ColorMode, showChoice, storedChoice } from '@/lib/browser/color-mode';
import { onStored } from '@/lib/browser/storage';
import { site } from '@/theme.config';

interface ColorModeValue {
  /** The reader's choice; `system` until the page has started. */
  choice: ColorChoice;
  mode: ColorMode;
}

const [ColorModeContext, useColorMode] = createRequiredContext<ColorModeValue>(
  'useColorMode',
  'ColorModeProvider',
);

export { useColorMode };

/**
 * Tells components the reader's choice and the mode that is shown. The choice is made, followed and shown by
 * lib/browser/enhance/color-mode.ts; a frame that is drawn anew after an error has lost the mark on the document.
 */
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

  const value = useMemo(() => ({ choice, mode }), [choice, mode]);
  return <ColorModeContext value={value}>{children}</ColorModeContext>;
}
