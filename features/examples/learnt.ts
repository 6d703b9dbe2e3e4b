import { type Target, targetKey } from '@/features/api-client/target';
import { sitePath } from '@/shared/paths';
import type { Variables } from './samples/placeholders';

/** What the examples of a page have learnt, by page and server. Lost with the tab, as tokens should be. */
const learnt = new Map<string, Variables>();

const getKey = (target: Target) => `${sitePath(window.location.pathname)} ${targetKey(target)}`;

/** What the examples of this page have learnt at a target. */
export const learntAt = (target: Target): Variables => learnt.get(getKey(target)) ?? {};

export const learn = (target: Target, variables: Variables): void => {
  learnt.set(getKey(target), variables);
};

/** Forgets what this page has learnt at a target. */
export const forgetPage = (target: Target): void => {
  learnt.delete(getKey(target));
};

/** Ids and tokens of a sandbox that was emptied are void on every page. */
export function forgetSandbox(): void {
  for (const key of learnt.keys()) if (key.endsWith(' sandbox')) learnt.delete(key);
}
