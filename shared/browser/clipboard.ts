import 'client-only';

/** Copies text as a key of the keyboard does. Insecure origins have only this, and only during a press. */
function copyAsKey(text: string): boolean {
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', fill);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  return isCopied;
}

/** Copies text; false where the browser rejects it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsKey(text);
  }
}

/** Copies text that is still on its way; false when it does not arrive or the browser rejects. */
export async function copyFetched(text: Promise<string>): Promise<boolean> {
  try {
    // Safari allows copying during the click only, but takes a promise then.
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}
