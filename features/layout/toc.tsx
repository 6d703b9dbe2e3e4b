import { getMessages } from '@/shared/i18n';
import { layout, type SiteLocale } from '@/theme.config';

/** `depth` is 2 or 3. */
interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

interface Props {
  entries: TocEntry[];
  locale: SiteLocale;
  lang?: string | undefined;
}

/** Renders the table of contents, which is folded in narrow windows (behaviors/toc.ts). */
export function Toc({ entries, locale, lang }: Props) {
  if (entries.length === 0) return null;
  const messages = getMessages(locale.code);
  return (
    <nav className="toc" lang={lang && locale.code} aria-labelledby="toc-title">
      <p id="toc-title" className="toc-title">
        {messages.onThisPage}
      </p>
      <button type="button" className="button toc-fold" aria-expanded={false} aria-controls="toc-list">
        {messages.onThisPage}
      </button>
      <ul id="toc-list" lang={lang}>
        {entries.map(({ id, text, depth }) => (
          <li key={id} className={`toc-${depth}`}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
      {layout.toc.backToTop && (
        <a className="toc-top" href="#content">
          {messages.backToTop}
        </a>
      )}
    </nav>
  );
}
