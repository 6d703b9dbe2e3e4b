import type { Messages } from '@/lib/i18n';
import { newIssue } from '@/lib/shared/new-issue';
import { siteHref } from '@/lib/shared/paths';
import { site } from '@/theme.config';

interface PageHelpProps {
  title: string;
  /** Site path of the page. */
  path: string;
  /** Site path of its Markdown twin, if it has one. */
  markdown?: string;
  messages: Messages;
}

/** Asks whether the page helped, offers to report an issue, and gives the page in other forms. */
export function PageHelp({ title, path, markdown, messages }: PageHelpProps) {
  const page = site.origin + siteHref(path);
  const feedback = (helpful: string) =>
    newIssue('page-feedback', { title: `Feedback: ${title}`, page, helpful });
  return (
    <>
      <span>
        {messages.helpful}{' '}
        <a href={feedback('Yes')} rel="noopener">
          {messages.helpfulYes}
        </a>{' '}
        <a href={feedback('No')} rel="noopener">
          {messages.helpfulNo}
        </a>
      </span>
      <a href={newIssue('wrong-page', { title: `Docs: ${title}`, page })} rel="noopener">
        {messages.helpfulLink}
      </a>
      {markdown && (
        <>
          <a href={siteHref(markdown)}>{messages.viewMarkdown}</a>
          <button type="button" data-copy-markdown={siteHref(markdown)} hidden>
            {messages.copyMarkdown}
          </button>
        </>
      )}
      <button type="button" data-copy-link="" hidden>
        {messages.copyLink}
      </button>
      <button type="button" data-copy-prompt={messages.prompt} hidden>
        {messages.copyPrompt}
      </button>
    </>
  );
}
