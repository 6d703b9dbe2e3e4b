import type { Texts } from '../texts';

/** Texts of the operation pages around what the contract says; only the build writes them. */
export const operation = {} as const;

/** What each language needs of them. */
export type OperationTexts = Texts<typeof operation>;
