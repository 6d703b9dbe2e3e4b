import type { SiteLocale } from '@/theme.config';
import { splitLocale } from './split';

/** Error screens stand outside every provider and must work when nothing else does, so their texts are a small set of their own. */
export const errorTexts = {
  en: {
    crashTitle: 'This page crashed',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    toStart: 'Front page',
    retry: 'Retry',
    loadFailed: 'A part of this page could not be loaded.',
  },
  de: {
    crashTitle: 'Diese Seite ist abgestürzt',
    tryAgain: 'Noch einmal versuchen',
    reload: 'Seite neu laden',
    toStart: 'Startseite',
    retry: 'Wiederholen',
    loadFailed: 'Ein Teil dieser Seite konnte nicht geladen werden.',
  },
} as const;

type ErrorTexts = { readonly [Key in keyof (typeof errorTexts)['en']]: string };

/** Language of the address, for what stands outside every provider. */
export function errorLocale(): SiteLocale {
  const path = typeof window === 'undefined' ? '/' : window.location.pathname;
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  return splitLocale(path.slice(base.length)).locale;
}

/** Texts of the error screens in the language of the address. */
export function getErrorTexts(): ErrorTexts {
  return errorLocale().code === 'de' ? errorTexts.de : errorTexts.en;
}
