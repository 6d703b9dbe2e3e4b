import { getMessages } from '@/shared/i18n';
import { format } from '@/shared/i18n/format';
import { siteHref } from '@/shared/paths';
import { type SiteLocale, site } from '@/theme.config';
import { newIssue } from './new-issue';

/** Assistants that open with a question in their address. */
const assistants = { ChatGPT: 'https://chatgpt.com/?q=', Claude: 'https://claude.ai/new?q=' };

interface PageActionsProps {
  /** Site path of the Markdown form of the page. */
  markdown: string;
  /** Language of the interface. */
  locale: SiteLocale;
  /** Language code of the surroundings, where it differs. */
  lang?: string | undefined;
}

/** A menu that gives the page in other forms: as Markdown, as a link, or to an assistant. */
export function PageActions({ markdown, locale, lang }: PageActionsProps) {
  const messages = getMessages(locale.code);
  const address = siteHref(markdown);
  const prompt = encodeURIComponent(`${messages.prompt} ${site.origin}${address}`);
  return (
    <details className="menu page-actions" data-menu lang={lang}>
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
  /** Site path of the page. */
  path: string;
  /** Language of the interface. */
  locale: SiteLocale;
  /** Site path of its Markdown form, where the page has no menu at its title. */
  markdown?: string | undefined;
  /** Address where its source is edited, if it has one. */
  edit?: string | undefined;
}

/** Foot of a page: where to edit it and to report what is wrong. */
export function PageHelp({ title, path, locale, markdown, edit }: PageHelpProps) {
  const messages = getMessages(locale.code);
  const issue = newIssue('wrong-page', { title: `Docs: ${title}`, page: site.origin + siteHref(path) });
  return (
    <div className="page-tools">
      <p>
        {edit && <a href={edit}>{messages.editPage}</a>} <a href={issue}>{messages.reportIssue}</a>
      </p>
      {markdown && <PageActions markdown={markdown} locale={locale} />}
    </div>
  );
}
