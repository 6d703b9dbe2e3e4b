import 'client-only';

/** Copies text with `execCommand`, the only way on insecure origins. Needs a user gesture. */
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

/** Copies text. Returns false when the browser rejects it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsKey(text);
  }
}

/** Copies text that is still loading. Returns false when loading fails or the browser rejects it. */
export async function copyFetched(text: Promise<string>): Promise<boolean> {
  try {
    // Safari allows copying only during the click, but accepts a promise then.
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}
