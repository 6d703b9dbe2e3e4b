import 'client-only';
import { copyFetched, copyText } from '@/shared/browser/clipboard';
import { word } from '@/shared/browser/texts';

/** Buttons that copy a block of code, or the text form of the page, its address, or a prompt that names its text form. */
const BUTTONS = '[data-copy-code], [data-copy-markdown], [data-copy-link], [data-copy-prompt]';

/** Shows the buttons, which stay hidden where script does not run. */
export function prepareCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) {
    if (button.dataset.copyCode !== undefined) {
      button.textContent = word('copy');
      // The button speaks the language of the interface, which a text without translation around it does not.
      if (button.closest('[lang]') !== document.documentElement) button.lang = document.documentElement.lang;
    }
    button.hidden = false;
  }
}

/** Returns the code next to a button without the lines that a change removes. */
function getCode(button: HTMLElement): string {
  const code = button.closest('figure')?.querySelector('code')?.cloneNode(true) as Element | undefined;
  for (const removed of code?.querySelectorAll('del') ?? []) removed.remove();
  return code?.textContent ?? '';
}

/** Address of the page that is shown now, without its place in it. */
const ownAddress = (): string => window.location.origin + window.location.pathname;

/** Address of the text form of the page as other programs reach it. */
const markdownPageAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]')?.href ??
  ownAddress();

async function markdownAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return response.text();
}

function copy(button: HTMLElement): Promise<boolean> {
  const { copyCode, copyMarkdown, copyPrompt, copies } = button.dataset;
  if (copyMarkdown) return copyFetched(markdownAt(copyMarkdown));
  if (copyCode !== undefined) return copyText(copies ?? getCode(button));
  return copyText(copyPrompt === undefined ? ownAddress() : `${copyPrompt} ${markdownPageAddress()}`);
}

/** Handles a click on a copy button, which tells the outcome itself. */
export async function handleCopyClick(target: Element): Promise<void> {
  const button = target.closest<HTMLElement>(BUTTONS);
  if (!button) return;
  const label = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = label;
  button.textContent = word((await copy(button)) ? 'copied' : 'copyFailed');
  setTimeout(() => {
    button.textContent = label;
  }, 2500);
}
