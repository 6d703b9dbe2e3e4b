import type { ComponentProps } from 'react';
import { languages } from '@/lib/i18n/languages';
import type { LocaleCode } from '@/theme.config';

/** A table that scrolls by itself when the window is narrow. `language` is the code of the language of the text. */
export function Table({ language, ...props }: ComponentProps<'table'> & { language: LocaleCode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1)
    <div className="table-scroll" tabIndex={0} role="group" aria-label={languages[language].vocabulary.table}>
      <table {...props} />
    </div>
  );
}
