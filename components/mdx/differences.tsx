import { linkInLanguage, linkInVersion } from '@/lib/addresses';
import { runningServer } from '@/lib/differences/differences';
import { runningServerPage } from '@/lib/differences/page';
import { format } from '@/lib/i18n/format';
import { languages } from '@/lib/i18n/languages';
import { siteHref } from '@/lib/paths';
import type { DocsVersion, LocaleCode, SiteLocale } from '@/theme.config';

interface Props {
  version: DocsVersion;
  locale: SiteLocale;
  /** Code of the language of the text. */
  language: LocaleCode;
}

/** Returns the text of a link to the known differences, with their number. */
export const differencesText = (language: LocaleCode): string =>
  format(languages[language].vocabulary.differences, { count: runningServer.differences.length });

/** A link to the known differences of Endatix servers that says how many there are. */
export function Differences({ version, locale, language }: Props) {
  const target = linkInLanguage(linkInVersion(runningServerPage, version), locale);
  return <a href={siteHref(target)}>{differencesText(language)}</a>;
}
