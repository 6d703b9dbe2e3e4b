'use client';

import { shell as messages } from '@/lib/i18n/en/shell';
import { type LanguageProps, LanguageShell } from './language-shell';

/** Shell data with the texts of the default language; a file of its own so that its pages load one set of texts only. */
export function DefaultShell(props: LanguageProps) {
  return <LanguageShell {...props} messages={messages} />;
}
