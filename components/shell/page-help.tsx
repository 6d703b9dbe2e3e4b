import type { Messages } from '@/lib/i18n';
import { siteHref } from '@/lib/shared/paths';
import { site } from '@/theme.config';

interface PageHelpProps {
  title: string;
  /** Site path of the page. */
  path: string;
  /** Site path of its Markdown twin. */
  markdown: string;
  messages: Messages;
}

/** Address of a new issue in the source repository that names the page. */
function issueAbout(title: string, address: string, question: string): string {
  const body = `${address}\n\n${question}\n`;
  return `${site.repository}/issues/new?${new URLSearchParams({ title: `Docs: ${title}`, body })}`;
}

/** Whether the page helped, told to the source repository and to nobody else; and the page to take along. */
export function PageHelp({ title, path, markdown, messages }: PageHelpProps) {
  const address = site.origin + siteHref(path);
  return (
    <>
      <span>
        {messages.helpful}{' '}
        <a href={issueAbout(title, address, messages.helpfulQuestion)} rel="noopener">
          {messages.helpfulLink}
        </a>
      </span>
      <a href={siteHref(markdown)}>{messages.viewMarkdown}</a>
      <button type="button" data-copy-markdown={siteHref(markdown)} hidden>
        {messages.copyMarkdown}
      </button>
      <button type="button" data-copy-text={address} hidden>
        {messages.copyLink}
      </button>
      <button type="button" data-copy-text={`${messages.prompt} ${site.origin}${siteHref(markdown)}`} hidden>
        {messages.copyPrompt}
      </button>
    </>
  );
}
