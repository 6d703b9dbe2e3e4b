import { useSyncExternalStore } from 'react';
import { onPageShown } from '@/lib/browser/navigation/page-events';
import { parseAddress } from '@/lib/shared/addresses';
import { currentVersion } from '@/lib/shared/versions';
import { drawnPages } from './drawn-pages';
import { useShell } from './shell-context';

/** What the page on screen says of itself (components/article/article-page.tsx). */
const read = (): string | undefined => document.querySelector('main')?.dataset.versions;

/**
 * Names of the versions that have the page on screen; undefined where no page of the documentation stands.
 * @param path site path of the page
 */
export function usePageVersions(path: string): readonly string[] | undefined {
  const { isNotFound } = useShell();
  const told = useSyncExternalStore(onPageShown, read, () => {
    const drawn = drawnPages();
    return drawn ? drawn.versions(path)?.join(' ') : read();
  });
  const { kind } = parseAddress(path);
  if (isNotFound || kind === 'landing' || kind === 'other') return undefined;
  // Everything but the pages of the text exists in the current version only.
  return kind === 'page' ? told?.split(' ') : [currentVersion.name];
}
