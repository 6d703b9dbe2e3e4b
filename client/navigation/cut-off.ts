import 'client-only';
import { isReachable } from '@/client/preload';
import { word } from '@/client/shell/texts';
import { closeToast, showToast } from '@/client/toast';

/** Whether the browser says that it is offline, for a reader whose links no kept copy can answer. */
export const isCutOff = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;

/**
 * Opens a page of this site if it can be had, for example from this machine. Otherwise the page on screen stays, and a
 * toast says why: the browser would put its own error page in its place.
 */
export async function openIfReachable(href: string): Promise<void> {
  if (await isReachable(href)) return window.location.assign(href);
  showToast(word('offline'), { text: word('close'), onPress: closeToast });
}
