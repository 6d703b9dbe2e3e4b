import type { ComponentProps } from 'react';
import { languages } from '@/lib/i18n/languages';
import { scrollable } from '@/lib/shared/markup/scrollable';
import type { LocaleCode } from '@/theme.config';

/** A table that scrolls by itself when the window is narrow. `language` is the code of the language of the text. */
export function Table({ language, ...props }: ComponentProps<'table'> & { language: LocaleCode }) {
  return (
    <div
      className="table-scroll"
      {...scrollable}
      role="group"
      aria-label={languages[language].vocabulary.table}
    >
      <table {...props} />
    </div>
  );
}
