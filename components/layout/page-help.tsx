import { getMessages } from '@/lib/i18n';
import { newIssue } from '@/lib/new-issue';
import { siteHref } from '@/lib/paths';
import { type SiteLocale, site } from '@/theme.config';

interface PageHelpProps {
  title: string;
  /** Site path of the page. */
  path: string;
  /** Language of the interface. */
  locale: SiteLocale;
  /** Site path of its Markdown form, if it has one. */
  markdown?: string | undefined;
  /** Address where its source is edited, if it has one. */
  edit?: string | undefined;
}

/** Foot of a page: asks whether it helped; a menu reports an issue, and gives the page in other forms. */
export function PageHelp({ title, path, locale, markdown, edit }: PageHelpProps) {
  const messages = getMessages(locale.code);
  const page = site.origin + siteHref(path);
  const feedback = (helpful: string) =>
    newIssue('page-feedback', { title: `Feedback: ${title}`, page, helpful });
  const links = [
    [edit, messages.editPage],
    [newIssue('wrong-page', { title: `Docs: ${title}`, page }), messages.helpfulLink],
    [markdown && siteHref(markdown), messages.viewMarkdown],
  ] as const;
  return (
    <div className="page-tools">
      <p>
        {messages.helpful}{' '}
        <a className="button" href={feedback('Yes')}>
          {messages.helpfulYes}
        </a>{' '}
        <a className="button" href={feedback('No')}>
          {messages.helpfulNo}
        </a>
      </p>
      <details className="menu" data-menu>
        <summary>{messages.pageMenu}</summary>
        <ul>
          {links.map(
            ([href, text]) =>
              href && (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ),
          )}
          {markdown && (
            <li>
              <button type="button" data-copy-markdown={siteHref(markdown)} hidden>
                {messages.copyMarkdown}
              </button>
            </li>
          )}
          <li>
            <button type="button" data-copy-link="" hidden>
              {messages.copyLink}
            </button>
          </li>
          <li>
            <button type="button" data-copy-prompt={messages.prompt} hidden>
              {messages.copyPrompt}
            </button>
          </li>
        </ul>
      </details>
    </div>
  );
}
