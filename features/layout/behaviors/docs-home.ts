import 'client-only';
import { preferredVersion } from '@/features/versions/preferred-version.client';
import { addressPath } from '@/shared/addresses';
import { onStored } from '@/shared/browser/storage';
import { siteHref } from '@/shared/paths';
import { site } from '@/theme.config';

/**
 * Points links to the documentation at the version chosen last. `data-docs-home` contains the default
 * address.
 */
export function docsHome(): void {
  const update = () => {
    const version = preferredVersion();
    const preferred =
      version?.path && siteHref(addressPath({ kind: 'page', locale: site.locales[0], version, rest: '' }));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-docs-home]'))
      link.setAttribute('href', preferred || (link.dataset.docsHome ?? ''));
  };
  update();
  onStored(update);
}
