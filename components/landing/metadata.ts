import { localePath } from '@/lib/i18n';
import { pageMetadata } from '@/lib/metadata';
import { type SiteLocale, site } from '@/theme.config';

/** Metadata of the landing page in a language. */
export function landingMetadata(locale: SiteLocale) {
  return pageMetadata({
    title: `${site.product.name}: ${site.product.tagline}`,
    description: site.product.description,
    path: localePath('/', locale),
    languages: Object.fromEntries(site.locales.map((other) => [other.code, localePath('/', other)])),
  });
}
