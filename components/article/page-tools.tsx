import { PageHelp } from '@/components/shell/page-help';
import type { Messages } from '@/lib/i18n';
import { layout } from '@/theme.config';

interface PageToolsProps {
  title: string;
  /** Site path of the page. */
  path: string;
  filePath: string;
  updated: Date | undefined;
  /** Site path of the page's Markdown twin. */
  markdown: string;
  locale: string;
  messages: Messages;
}

/** Below the text: edit link, feedback, the page to take along, date of the last change. */
export function PageTools({ title, path, filePath, updated, markdown, locale, messages }: PageToolsProps) {
  return (
    <div className="page-tools">
      {layout.editLink && (
        <a href={`${layout.docsRepositoryBase}/${filePath}`} rel="noopener">
          {messages.editPage}
        </a>
      )}
      <PageHelp title={title} path={path} markdown={markdown} messages={messages} />
      {layout.lastUpdated && updated && (
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
