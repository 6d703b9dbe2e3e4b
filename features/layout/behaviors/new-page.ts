import 'client-only';
import { focusPlace } from '@/shared/browser/focus';
import { attempt } from '@/shared/browser/storage';

function hashTarget(): HTMLElement | null {
  const id = window.location.hash.slice(1);
  return document.getElementById(attempt(() => decodeURIComponent(id)) ?? id);
}

/** Returns whether a link of this site led here, not a reload, a first visit or the history. */
function cameByLink(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = !entry || !('type' in entry) || entry.type === 'navigate' || entry.type === 'prerender';
  return isNew && document.referrer.startsWith(`${window.location.origin}/`);
}

/** Moves the focus to the target of the hash, or to the page heading, after a link was followed. */
export function newPage(): void {
  if (!cameByLink() || document.activeElement !== document.body) return;
  const target = hashTarget() ?? document.querySelector<HTMLElement>('main h1');
  if (target) focusPlace(target);
}
