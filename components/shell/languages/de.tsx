'use client';

import { shellDe } from '@/lib/i18n/shell/de';
import { type LanguageProps, LanguageShell } from './language-shell';

/** Shell data with the German texts; a file of its own so that each language's pages load one set of texts only. */
export function GermanShell(props: LanguageProps) {
  return <LanguageShell {...props} messages={shellDe} />;
}
