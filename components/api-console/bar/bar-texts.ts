import type { ConsoleTexts } from '@/lib/i18n/en/console';

const names = [
  'barLabel',
  'operations',
  'server',
  'sandbox',
  'nobody',
  'signInAdministrator',
  'signIn',
  'signOut',
  'account',
  'menu',
  'loadFailed',
  'retry',
] as const;

/** Texts of the bar before the others are loaded. */
export type BarTexts = Pick<ConsoleTexts, (typeof names)[number]>;

/** Picks the texts of the bar, which travel with the page. */
export const barTexts = (texts: ConsoleTexts): BarTexts =>
  Object.fromEntries(names.map((name) => [name, texts[name]])) as BarTexts;
