import { sitePath } from '@/shared/paths';
import { type Target, targetKey } from '../client/target';
import type { Variables } from '../samples/placeholders';

/** IDs and tokens from responses, by page and server. Not stored: tokens end with the page. */
const saved = new Map<string, Variables>();

const getKey = (target: Target) => `${sitePath(window.location.pathname)} ${targetKey(target)}`;

/** Returns what runs of this page have saved at a target. */
export const savedAt = (target: Target): Variables => saved.get(getKey(target)) ?? {};

/** Replaces what runs of this page have saved at a target. */
export const saveAt = (target: Target, variables: Variables): void => {
  saved.set(getKey(target), variables);
};

/** Forgets the values of all pages: the data of the sandbox were replaced. */
export function forgetSandbox(): void {
  for (const key of saved.keys()) if (key.endsWith(' sandbox')) saved.delete(key);
}
