import type { SiteLocale } from '@/theme.config';
import { site } from '@/theme.config';

export function Landing({ locale }: { locale: SiteLocale }) {
  return (
    <main id="content" className="landing" lang={locale.code}>
      <h1>{site.product.tagline}</h1>
    </main>
  );
}
