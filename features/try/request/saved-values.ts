import { type Target, targetKey } from '../client/target';
import type { Variables } from '../samples/placeholders';

/** IDs and tokens from responses, by server. Not stored: tokens end with the page. */
const saved = new Map<string, Variables>();

/** Returns what runs of this page have saved at a target. */
export const savedAt = (target: Target): Variables => saved.get(targetKey(target)) ?? {};

/** Replaces what runs of this page have saved at a target. */
export const saveAt = (target: Target, variables: Variables): void => {
  saved.set(targetKey(target), variables);
};
