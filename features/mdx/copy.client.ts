import 'client-only';
import { copyFetched, copyText } from '@/shared/browser/clipboard';
import { word } from '@/shared/browser/texts';

const BUTTONS = '[data-copy-code], [data-copy-markdown], [data-copy-link], [data-copy-prompt]';

/** Shows the copy buttons, which are hidden without script. */
export function prepareCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) {
    if (button.dataset.copyCode !== undefined) {
      button.textContent = word('copy');
      // The label is in the interface's language, which can differ from that of the text around it.
      if (button.closest('[lang]') !== document.documentElement) button.lang = document.documentElement.lang;
    }
    button.hidden = false;
  }
}

/** Returns the code next to a button without removed lines of a diff. */
function getCode(button: HTMLElement): string {
  const code = button.closest('figure')?.querySelector('code')?.cloneNode(true) as Element | undefined;
  for (const removed of code?.querySelectorAll('del') ?? []) removed.remove();
  return code?.textContent ?? '';
}

const pageAddress = (): string => window.location.origin + window.location.pathname;

const markdownAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]')?.href ??
  pageAddress();

async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return response.text();
}

function copy(button: HTMLElement): Promise<boolean> {
  const { copyCode, copyMarkdown, copyPrompt, copies } = button.dataset;
  if (copyMarkdown) return copyFetched(fetchMarkdown(copyMarkdown));
  if (copyCode !== undefined) return copyText(copies ?? getCode(button));
  return copyText(copyPrompt === undefined ? pageAddress() : `${copyPrompt} ${markdownAddress()}`);
}

/** Handles a click on a copy button, whose label then shows the result. */
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
