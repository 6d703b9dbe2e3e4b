import 'client-only';
import { onStored } from '@/shared/browser/storage';
import { preferredVersion } from '../client/preferred-version';

/**
 * Points links to the documentation at the version chosen last. `data-docs-home` contains the default
 * address.
 */
export function docsHome(): void {
  const update = () => {
    const { href = '/' } = preferredVersion() ?? {};
    // A path is this site, in the language of the page.
    const other = href.startsWith('/') ? undefined : href;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-docs-home]'))
      link.setAttribute('href', other ?? link.dataset.docsHome ?? '');
  };
  update();
  onStored(update);
}
