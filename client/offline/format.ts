import 'client-only';

/** Bytes as a reader's language writes megabytes. */
export function megabytes(bytes: number, language: string): string {
  const value = Math.max(bytes / 1_000_000, 0.1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

/** When a state of the site was built, to the minute: a site may be published several times a day. */
export function builtAt(made: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(made));
}
