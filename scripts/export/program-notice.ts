import { absoluteUrl } from '@/outputs/twins/links';

const alternate = /<link\b(?=[^>]*\btype="text\/markdown")[^>]*\bhref="([^"]+)"/;

/**
 * Adds the addresses of the page's Markdown and of the index to the start of the body, where a program that reads the
 * page as text meets them before the navigation. Browsers and screen readers leave them out.
 * @param file path of the page in the export
 */
export function addProgramNotice(html: string, file: string): string {
  if (!file.endsWith('index.html')) return html;
  const [, markdown] = alternate.exec(html) ?? [];
  const page = markdown ? ` this page is available as Markdown at ${markdown}.` : '';
  const notice = `For AI agents:${page} An index of the documentation is at ${absoluteUrl('/llms.txt')}.`;
  return html.replace(/<body\b[^>]*>/, (body) => `${body}<p hidden="" lang="en">${notice}</p>`);
}
