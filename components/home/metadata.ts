import { localePath } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/server/metadata';
import { type SiteLocale, site } from '@/theme.config';

/** Metadata of the landing page in a language. */
export function landingMetadata(locale: SiteLocale) {
  const { title, description } = languages[locale.code].landing;
  return pageMetadata({
    title: `${site.product.name}: ${title.replace(/\.$/, '')}`,
    description,
    path: localePath('/', locale),
    languages: Object.fromEntries(site.locales.map((other) => [other.code, localePath('/', other)])),
  });
}
