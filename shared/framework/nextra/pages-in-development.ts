import { evaluate } from 'nextra/evaluate';

export const COMPILED_PAGE =
  'Nextra compiles a page to the body of a function, which `evaluate` turns into its content, headings and metadata.';

/**
 * Replaces `importPage` of `nextra/pages` in development, which would compile every page before the first one
 * is shown. The process that watches the content compiles the requested one (shared/build/compile-page.ts).
 * @throws an error with the compiler's message
 */
export async function importPage(segments: readonly string[]): Promise<ReturnType<typeof evaluate>> {
  const address = `${process.env.NEXT_PUBLIC_CONTENT_PROBLEMS}page/${segments.join('/')}`;
  const response = await fetch(address, { cache: 'no-store' });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return evaluate(text);
}
