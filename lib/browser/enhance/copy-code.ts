import 'client-only';
import { copyText } from '@/lib/browser/clipboard';

/** Texts of the copy buttons. */
export interface CopyTexts {
  copy: string;
  copied: string;
  copyFailed: string;
}

/** Shows the copy buttons of code blocks below `root`; they stay hidden where script does not run. */
export function prepareCopyButtons(root: ParentNode, texts: CopyTexts): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-copy-code]')) {
    button.textContent = texts.copy;
    // The button speaks the language of the interface, which a text without translation around it does not.
    if (button.closest('[lang]') !== document.documentElement) button.lang = document.documentElement.lang;
    button.hidden = false;
  }
}

/** Handles a click on a copy button; the button itself tells the outcome. Returns false for other clicks. */
export async function handleCopyClick(target: Element, texts: CopyTexts): Promise<boolean> {
  const button = target.closest<HTMLButtonElement>('[data-copy-code]');
  const code = button?.closest('figure')?.querySelector('code');
  if (!button || !code) return false;
  const done = await copyText(code.textContent ?? '');
  button.textContent = done ? texts.copied : texts.copyFailed;
  setTimeout(() => {
    button.textContent = texts.copy;
  }, 2500);
  return true;
}
