import type { Messages } from './en';
import { en } from './en';
import { splitLocale } from './split';

type ErrorTexts = Pick<Messages, 'crashTitle' | 'tryAgain' | 'retry' | 'loadFailed'>;

/** Error screens stand outside every provider and must work when nothing else does, so they carry their own texts. */
const translations: Record<string, ErrorTexts> = {
  de: {
    crashTitle: 'Diese Seite ist abgestürzt',
    tryAgain: 'Noch einmal versuchen',
    retry: 'Wiederholen',
    loadFailed: 'Ein Teil dieser Seite konnte nicht geladen werden.',
  },
};

/** Texts of the error screens in the language of the address. */
export function getErrorTexts(): ErrorTexts {
  const path = typeof window === 'undefined' ? '/' : window.location.pathname;
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  return translations[splitLocale(path.slice(base.length)).locale.code] ?? en;
}
