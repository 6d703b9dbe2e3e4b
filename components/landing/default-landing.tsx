import { defaultLocale } from '@/lib/i18n';
import { Landing } from './landing';

/** The landing page in the default language. */
export function DefaultLanding() {
  return <Landing locale={defaultLocale} />;
}
