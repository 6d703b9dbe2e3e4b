import 'client-only';
import { copyFetched, copyText } from '@/lib/browser/clipboard';
import type { CopyTexts } from './copy-code';

/** Buttons that copy the text form of the page, or the text that they carry: its address, a prompt. */
const BUTTONS = '[data-copy-markdown], [data-copy-text]';

async function markdownAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
}

/** Shows the buttons below `root` that copy something of the page; they stay hidden where script does not run. */
export function prepareCopyMarkdown(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>(BUTTONS)) button.hidden = false;
}

/** Handles a click on one of them: copies the text form of the page or the button's own text. The button tells the outcome. */
export async function handleCopyMarkdown(target: Element, texts: CopyTexts): Promise<void> {
  const button = target.closest<HTMLElement>(BUTTONS);
  if (!button) return;
  const { copyMarkdown, copyText: own } = button.dataset;
  const label = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = label;
  const done = await (copyMarkdown ? copyFetched(markdownAt(copyMarkdown)) : copyText(own ?? ''));
  button.textContent = done ? texts.copied : texts.copyFailed;
  setTimeout(() => {
    button.textContent = label;
  }, 2500);
}
