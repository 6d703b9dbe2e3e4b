import type { ReactNode } from 'react';
import type { VocabularyTexts } from '@/shared/i18n/en/vocabulary';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';

/** Text that labels each kind of aside which has no title of its own. */
const titleKeys = {
  note: 'calloutNote',
  tip: 'calloutTip',
  warning: 'calloutWarning',
  danger: 'calloutDanger',
  later: 'calloutLater',
} as const satisfies Record<string, keyof VocabularyTexts>;

export type CalloutType = keyof typeof titleKeys;

/** Label of a kind of aside in a language. */
export const calloutTitle = (type: CalloutType, language: LocaleCode): string =>
  languages[language].vocabulary[titleKeys[type]];

/** A marked aside. `later` contains what newer releases of the platform do differently. */
export function Callout({
  type = 'note',
  title,
  language,
  children,
}: {
  type?: CalloutType;
  title?: string;
  /** Code of the language of the text. */
  language: LocaleCode;
  children: ReactNode;
}) {
  const label = title ?? calloutTitle(type, language);
  return (
    // A note, not a landmark of the page: one page contains many.
    <aside className={`callout callout-${type}`} role="note" aria-label={label}>
      <p className="callout-title">{label}</p>
      {children}
    </aside>
  );
}
