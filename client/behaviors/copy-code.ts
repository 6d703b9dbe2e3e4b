import 'client-only';
import { copyText } from '@/client/clipboard';

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

/** Returns the code without the lines that a change removes. */
function codeToCopy(code: Element): string {
  const copied = code.cloneNode(true) as Element;
  for (const removed of copied.querySelectorAll('del')) removed.remove();
  return copied.textContent ?? '';
}

/** Handles a click on a copy button; the button itself tells the outcome. Returns false for other clicks. */
export async function handleCopyClick(target: Element, texts: CopyTexts): Promise<boolean> {
  const button = target.closest<HTMLButtonElement>('[data-copy-code]');
  const code = button?.closest('figure')?.querySelector('code');
  if (!button || !code) return false;
  const done = await copyText(codeToCopy(code));
  button.textContent = done ? texts.copied : texts.copyFailed;
  setTimeout(() => {
    button.textContent = texts.copy;
  }, 2500);
  return true;
}
