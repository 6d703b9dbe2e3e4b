// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { Landing } from '@/components/home/landing';
import { landingMetadata } from '@/components/home/metadata';
import { defaultLocale } from '@/lib/i18n';

export const metadata = landingMetadata(defaultLocale);

/** The landing page in the default language. */
export default function Page() {
  return Landing({ locale: defaultLocale });
}
