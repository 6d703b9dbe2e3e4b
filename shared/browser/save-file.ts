import 'client-only';

/** Downloads a file from memory under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
