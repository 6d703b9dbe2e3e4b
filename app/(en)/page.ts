// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { landingMetadata } from '@/components/landing/metadata';
import { defaultLocale } from '@/lib/i18n';

export { DefaultLanding as default } from '@/components/landing/default-landing';

export const metadata = landingMetadata(defaultLocale);
