import 'client-only';

/** Copies text; false where the browser has no clipboard or rejects it (insecure origin, denied permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
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
