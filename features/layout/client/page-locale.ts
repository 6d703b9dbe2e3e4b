import 'client-only';
import { splitLocale } from '@/shared/i18n/split';
import { sitePath } from '@/shared/paths';
import type { SiteLocale } from '@/theme.config';

/** Returns the language that the page was built in. Browser translation changes `lang`, never the address. */
export const pageLocale = (): SiteLocale => splitLocale(sitePath(window.location.pathname)).locale;
