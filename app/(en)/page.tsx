import { Landing } from '@/components/landing/landing';
import { landingMetadata } from '@/components/landing/metadata';
import { defaultLocale } from '@/lib/i18n';

export const metadata = landingMetadata(defaultLocale);

export default function Page() {
  return <Landing locale={defaultLocale} />;
}
