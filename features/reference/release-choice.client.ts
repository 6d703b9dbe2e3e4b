import 'client-only';
import { onStored, readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';

/** The kind of operations (`data-only`) that a release lacks. */
const lacking: Readonly<Record<string, string>> = { october: 'later', newest: 'ended' };

/** Returns whether a release lacks the operations of an entry or row, by the entry's or folder's own mark. */
export const isMissing = (entry: HTMLElement, release: string): boolean =>
  release in lacking && entry.closest<HTMLElement>('[data-only]')?.dataset.only === lacking[release];

/**
 * Restores the chosen release and stores each choice. Calls `show` with the release, empty for all, and with
 * the sentence about what it hides: now and after each change, those of other tabs included.
 */
export function releaseChoice(
  select: HTMLSelectElement,
  show: (release: string, status: string) => void,
): void {
  let shown: string | undefined;
  const apply = () => {
    select.value = readStored(storageKeys.release) ?? '';
    const [option] = select.selectedOptions;
    if (!option) select.value = '';
    // Other values of the storage change, too.
    if (select.value === shown) return;
    shown = select.value;
    show(shown, option?.dataset.status ?? '');
  };
  const store = () => writeStored(storageKeys.release, select.value || null);
  onStored(apply);
  select.addEventListener('change', store);
  // Chosen before the script loaded.
  if (select.value) store();
  else apply();
}
