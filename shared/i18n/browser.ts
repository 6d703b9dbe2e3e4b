import type { LocaleCode } from '@/theme.config';
import type { Texts } from './texts';

const en = {
  search: () => import('./en/search').then(({ search }) => search),
  panel: () => import('./en/panel').then(({ panel }) => panel),
  liveForm: () => import('./en/live-form').then(({ liveForm }) => liveForm),
};

type Part = keyof typeof en;
type TextsOf<Name extends Part> = Texts<Awaited<ReturnType<(typeof en)[Name]>>>;
type Loaders = { readonly [Name in Part]: () => Promise<TextsOf<Name>> };

const de: Loaders = {
  search: () => import('./de/search').then(({ search }) => search),
  panel: () => import('./de/panel').then(({ panel }) => panel),
  liveForm: () => import('./de/live-form').then(({ liveForm }) => liveForm),
};
const loaders: Readonly<Record<LocaleCode, Loaders>> = { en, de };

/** Loads one set of texts in one language. Rejects if it can't be loaded. */
export function loadTexts<Name extends Part>(part: Name, code: LocaleCode): Promise<TextsOf<Name>> {
  return loaders[code][part]();
}
