import type { ReactNode } from 'react';
import type { VocabularyTexts } from '@/shared/i18n/en/vocabulary';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';

const titleKeys = {
  note: 'calloutNote',
  tip: 'calloutTip',
  warning: 'calloutWarning',
  danger: 'calloutDanger',
  later: 'calloutLater',
} as const satisfies Record<string, keyof VocabularyTexts>;

/** Renders a callout. `later` describes newer releases of the platform. */
export function Callout({
  type = 'note',
  title,
  language,
  children,
}: {
  type?: keyof typeof titleKeys;
  title?: string;
  language: LocaleCode;
  children: ReactNode;
}) {
  const label = title ?? languages[language].vocabulary[titleKeys[type]];
  return (
    // A note, not a landmark: a page can contain many.
    <aside className={`callout callout-${type}`} role="note" aria-label={label}>
      <p className="callout-title">{label}</p>
      {children}
    </aside>
  );
}
