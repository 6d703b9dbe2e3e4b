import { type Target, targetKey } from '@/features/api-client/target';
import { sitePath } from '@/shared/paths';
import type { Variables } from './samples/placeholders';

/** Ids and tokens that the examples of a page saved, by page and server. Lost with the tab, as tokens should be. */
const saved = new Map<string, Variables>();

const getKey = (target: Target) => `${sitePath(window.location.pathname)} ${targetKey(target)}`;

export const savedAt = (target: Target): Variables => saved.get(getKey(target)) ?? {};

export const saveAt = (target: Target, variables: Variables): void => {
  saved.set(getKey(target), variables);
};

/** Forgets the values of this page at a target. */
export const forgetPage = (target: Target): void => {
  saved.delete(getKey(target));
};

/** Forgets the values of all pages at the sandbox: its data were replaced. */
export function forgetSandbox(): void {
  for (const key of saved.keys()) if (key.endsWith(' sandbox')) saved.delete(key);
}
