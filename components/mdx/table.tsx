import type { ComponentProps } from 'react';
import { getVocabularyTexts } from '@/lib/i18n/vocabulary';

/** A table that scrolls by itself when the window is narrow. `language` is the code of the language of the text. */
export function Table({ language, ...props }: ComponentProps<'table'> & { language: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1)
    <div className="table-scroll" tabIndex={0} role="group" aria-label={getVocabularyTexts(language).table}>
      <table {...props} />
    </div>
  );
}
