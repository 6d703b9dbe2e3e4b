'use client';

import { prefixedShells } from '@/lib/i18n/shells';
import { type LanguageProps, LanguageShell } from './language-shell';

/** Shell data with the texts of a language whose pages carry a prefix. Throws for the default language, which has its own shell. */
export function PrefixedShell(props: LanguageProps) {
  const { locale } = props.shell;
  if (!hasPrefix(locale)) throw new Error(`The language "${locale}" has no prefix: use DefaultShell.`);
  return <LanguageShell {...props} messages={prefixedShells[locale]} />;
}

function hasPrefix(code: string): code is keyof typeof prefixedShells {
  return Object.hasOwn(prefixedShells, code);
}
