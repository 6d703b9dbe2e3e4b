import { metaEntries } from '@/features/content-checks/rules/meta';

/** The text of a `_meta.ts` without the entries of pages and folders that a snapshot leaves out. */
export const withoutMetaKeys = (source: string, dropped: ReadonlySet<string>): string =>
  metaEntries(source)
    .filter(({ name }) => dropped.has(name))
    .reduceRight(
      (text, { start, end }) =>
        text.slice(0, start).trimEnd() + text.slice(text[end] === ',' ? end + 1 : end),
      source,
    );
