import 'client-only';
import { copyFetched } from '@/lib/browser/clipboard';
import type { CopyTexts } from './copy-code';

async function markdownAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
}

/** Shows the button below `root` that copies the page as Markdown; it stays hidden where script does not run. */
export function prepareCopyMarkdown(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy-markdown]')) button.hidden = false;
}

/** Handles a click on that button: fetches the text form of the page and copies it. The button tells the outcome. */
export async function handleCopyMarkdown(target: Element, texts: CopyTexts): Promise<void> {
  const button = target.closest<HTMLElement>('[data-copy-markdown]');
  if (!button?.dataset.copyMarkdown) return;
  const label = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = label;
  const done = await copyFetched(markdownAt(button.dataset.copyMarkdown));
  button.textContent = done ? texts.copied : texts.copyFailed;
  setTimeout(() => {
    button.textContent = label;
  }, 2500);
}
