import { getMessages } from '@/shared/i18n';
import { format } from '@/shared/i18n/format';
import { siteHref } from '@/shared/paths';
import { type SiteLocale, site } from '@/theme.config';
import { newIssue } from './new-issue';

/** Assistants that accept a question in their address. */
const assistants = { ChatGPT: 'https://chatgpt.com/?q=', Claude: 'https://claude.ai/new?q=' };

/** Renders a menu with the page as Markdown, as a link, or for an assistant. */
export function PageActions({ markdown, locale }: { markdown: string; locale: SiteLocale }) {
  const messages = getMessages(locale.code);
  const address = siteHref(markdown);
  const prompt = encodeURIComponent(`${messages.prompt} ${site.origin}${address}`);
  return (
    <details className="menu page-actions" data-menu>
      <summary>{messages.pageMenu}</summary>
      <ul>
        <li>
          <button type="button" data-copy-markdown={address} hidden>
            {messages.copyMarkdown}
          </button>
        </li>
        <li>
          <a href={address}>{messages.viewMarkdown}</a>
        </li>
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
        {Object.entries(assistants).map(([name, question]) => (
          <li key={name}>
            <a href={question + prompt}>{format(messages.openIn, { name })}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PageHelpProps {
  title: string;
  path: string;
  locale: SiteLocale;
  /** Site path of the Markdown version, if the page has no menu at its title. */
  markdown?: string | undefined;
  edit?: string | undefined;
}

/** Renders the foot of a page: links to edit it and to report an issue. */
export function PageHelp({ title, path, locale, markdown, edit }: PageHelpProps) {
  const messages = getMessages(locale.code);
  const issue = newIssue('wrong-page', { title: `Docs: ${title}`, page: site.origin + siteHref(path) });
  return (
    <div className="page-tools" data-markdown-ignore="">
      <p>
        {edit && <a href={edit}>{messages.editPage}</a>} <a href={issue}>{messages.reportIssue}</a>
      </p>
      {markdown && <PageActions markdown={markdown} locale={locale} />}
    </div>
  );
}
