'use client';

import { shellEn } from '@/lib/i18n/shell/en';
import { type LanguageProps, LanguageShell } from './language-shell';

/** Shell data with the English texts; a file of its own so that each language's pages load one set of texts only. */
export function EnglishShell(props: LanguageProps) {
  return <LanguageShell {...props} messages={shellEn} />;
}
