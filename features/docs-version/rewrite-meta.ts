import { metaEntries } from '@/features/content-checks/rules/meta';

/** Removes the entries of omitted pages and folders from a `_meta.ts`. */
export const withoutMetaKeys = (source: string, omitted: ReadonlySet<string>): string =>
  metaEntries(source)
    .filter(({ name }) => omitted.has(name))
    .reduceRight(
      (text, { start, end }) =>
        text.slice(0, start).trimEnd() + text.slice(text[end] === ',' ? end + 1 : end),
      source,
    );
