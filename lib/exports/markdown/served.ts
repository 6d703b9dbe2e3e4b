import { absoluteUrl } from './links';
import type { MarkdownPage } from './types';

/**
 * Returns the Markdown of a page as it is served: its own text, with the address of the index below the first
 * paragraph, where a program that was sent to this page alone finds the others.
 */
export async function servedMarkdown({ text }: Pick<MarkdownPage, 'text'>): Promise<string> {
  const [title = '', lead = '', ...rest] = (await text()).trimEnd().split('\n\n');
  const index = `> All pages of the documentation are listed in ${absoluteUrl('/llms.txt')}`;
  return `${[title, lead, index, ...rest].join('\n\n')}\n`;
}
