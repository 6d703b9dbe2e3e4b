import 'client-only';
import { preferredVersion } from '@/features/versions/preferred-version.client';
import { addressPath } from '@/shared/addresses';
import { onStored } from '@/shared/browser/storage';
import { siteHref } from '@/shared/paths';
import { site } from '@/theme.config';

/**
 * Leads the links to the documentation to the version that the reader chose last; `data-docs-home` contains the address for
 * readers without a choice.
 */
export function docsHome(): void {
  const update = () => {
    const version = preferredVersion();
    const own =
      version?.path && siteHref(addressPath({ kind: 'page', locale: site.locales[0], version, rest: '' }));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-docs-home]'))
      link.setAttribute('href', own || (link.dataset.docsHome ?? ''));
  };
  update();
  onStored(update);
}
