import type { Messages } from '@/lib/i18n';
import { siteHref } from '@/lib/shared/paths';
import { layout } from '@/theme.config';

interface PageToolsProps {
  filePath: string;
  updated: Date | undefined;
  /** Site path of the page's Markdown twin. */
  markdown: string;
  locale: string;
  messages: Messages;
}

/** Below the text: edit link, Markdown twin to read or copy, date of the last change. */
export function PageTools({ filePath, updated, markdown, locale, messages }: PageToolsProps) {
  return (
    <div className="page-tools">
      {layout.editLink && (
        <a href={`${layout.docsRepositoryBase}/${filePath}`} rel="noopener">
          {messages.editPage}
        </a>
      )}
      <a href={siteHref(markdown)}>{messages.viewMarkdown}</a>
      <button type="button" data-copy-markdown={siteHref(markdown)} hidden>
        {messages.copyMarkdown}
      </button>
      {updated && (
        <span>
          {messages.lastUpdated}{' '}
          <time dateTime={updated.toISOString()}>
            {updated.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
          </time>
        </span>
      )}
    </div>
  );
}
