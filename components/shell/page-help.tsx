import type { Messages } from '@/lib/i18n';
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

/** Address of a new issue in the source repository that names the page. */
function issueAbout(title: string, body: string): string {
  return `${site.repository}/issues/new?${new URLSearchParams({ title: `Docs: ${title}`, body })}`;
}

/**
 * Whether the page helped, told to the source repository and to nobody else; and the page to take along. What is copied
 * beside the text form stands in the head of the page (see lib/browser/enhance/copy-markdown.ts).
 */
export function PageHelp({ title, path, markdown, messages }: PageHelpProps) {
  return (
    <>
      <span>
        {messages.helpful}{' '}
        <a href={issueAbout(title, site.origin + siteHref(path))} rel="noopener">
          {messages.helpfulLink}
        </a>
      </span>
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
