import type { Texts } from '../texts';

/** Texts of the console; loaded with it, in the language of the page. */
export const console = {} as const;

/** What each language needs of them. */
export type ConsoleTexts = Texts<typeof console>;
