import 'client-only';
import { copyFetched, copyText } from '@/client/clipboard';
import type { CopyTexts } from './copy-code';

/** Buttons that copy the text form of the page, its address, or a prompt that names its text form. */
const BUTTONS = '[data-copy-markdown], [data-copy-link], [data-copy-prompt]';

/** Address of the page that is shown now, without its place in it. */
const ownAddress = (): string => window.location.origin + window.location.pathname;

/** Address of its text form as other programs reach it. */
const markdownPageAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]')?.href ??
  ownAddress();

async function markdownAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return response.text();
}

/** Shows the buttons below `root` that copy something of the page; they stay hidden where script does not run. */
export function prepareCopyMarkdown(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>(BUTTONS)) button.hidden = false;
}

/** Handles a click on one of them: copies the text form of the page, its address or a prompt. The button tells the outcome. */
export async function handleCopyMarkdown(target: Element, texts: CopyTexts): Promise<void> {
  const button = target.closest<HTMLElement>(BUTTONS);
  if (!button) return;
  const { copyMarkdown, copyPrompt } = button.dataset;
  const label = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = label;
  const own = copyPrompt === undefined ? ownAddress() : `${copyPrompt} ${markdownPageAddress()}`;
  const done = await (copyMarkdown ? copyFetched(markdownAt(copyMarkdown)) : copyText(own));
  button.textContent = done ? texts.copied : texts.copyFailed;
  setTimeout(() => {
    button.textContent = label;
  }, 2500);
}
