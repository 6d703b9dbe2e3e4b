import type { LocaleCode } from '@/theme.config';
import type { ConsoleTexts } from './en/console';
import type { LiveFormTexts } from './en/live-form';
import type { OfflineTexts } from './en/offline';
import type { PanelTexts } from './en/panel';
import type { SearchTexts } from './en/search';

/** Sets of texts that a script fetches when a reader needs them. */
export interface LoadedTexts {
  search: SearchTexts;
  panel: PanelTexts;
  liveForm: LiveFormTexts;
  offline: OfflineTexts;
  console: ConsoleTexts;
}

type Loaders = { readonly [Part in keyof LoadedTexts]: () => Promise<LoadedTexts[Part]> };

const en: Loaders = {
  search: () => import('./en/search').then(({ search }) => search),
  panel: () => import('./en/panel').then(({ panel }) => panel),
  liveForm: () => import('./en/live-form').then(({ liveForm }) => liveForm),
  offline: () => import('./en/offline').then(({ offline }) => offline),
  console: () => import('./en/console').then((texts) => texts.console),
};

const de: Loaders = {
  search: () => import('./de/search').then(({ search }) => search),
  panel: () => import('./de/panel').then(({ panel }) => panel),
  liveForm: () => import('./de/live-form').then(({ liveForm }) => liveForm),
  offline: () => import('./de/offline').then(({ offline }) => offline),
  console: () => import('./de/console').then((texts) => texts.console),
};

const loaders: Readonly<Record<LocaleCode, Loaders>> = { en, de };

/** Loads one set of texts in one language, and nothing of the other languages. Rejects when it cannot be had. */
export function loadTexts<Part extends keyof LoadedTexts>(
  part: Part,
  code: LocaleCode,
): Promise<LoadedTexts[Part]> {
  return loaders[code][part]();
}
