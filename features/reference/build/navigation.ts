import 'server-only';
import { runningServerPage } from '@/features/differences/page';
import { getParts } from '@/features/differences/pages';
import type { NavEntry } from '@/features/layout/nav-tree';
import { parseAddress } from '@/shared/addresses';
import { referenceContract, sinceRelease, untilRelease } from '@/shared/contract/later-releases';
import type { ApiOperation } from '@/shared/contract/operations';
import { build } from '@/shared/i18n/en/build';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { consolePath, operationsPage } from './about';
import { schemaNames, schemaPath } from './schemas';

/** Returns the label of an operation that some servers or releases lack; empty for others. */
function getMark(operation: ApiOperation): string {
  const [since, until] = [sinceRelease(operation), untilRelease(operation)];
  const marks = [
    since ? format(texts.since, { release: since }) : operation.isServerOnly && texts.serverOnly,
    until && format(texts.until, { release: until }),
  ];
  return marks.filter(Boolean).join(', ');
}

function toEntry(operation: ApiOperation): NavEntry {
  const mark = getMark(operation);
  return {
    title: operation.operation.summary,
    href: operation.href,
    method: operation.method,
    words: operation.id,
    ...(untilRelease(operation) && { only: 'ended' }),
    ...(mark && { mark }),
  };
}

/** Returns the operations of October 2025, or those that came later, by tag. */
const listGroups = (isLater: boolean): NavEntry[] =>
  referenceContract.groups
    .map(({ tag, operations }) => ({
      title: tag,
      children: operations.filter((one) => (sinceRelease(one) !== undefined) === isLater).map(toEntry),
    }))
    .filter(({ children }) => children.length > 0);

/** Returns the operations that came after October 2025, by tag. */
export const laterEntries = (): NavEntry[] => listGroups(true);

/**
 * Returns the sidebar of the reference: console, operations by tag, those of later releases, schemas and
 * differences. The last three are unfolded only on their own pages.
 */
export function referenceEntries(path: string): NavEntry[] {
  const { kind } = parseAddress(path);
  const later = laterEntries();
  const isLater = later.some(({ children }) => children?.some(({ href }) => href === path));
  const schemas = schemaNames.map((name) => ({ title: name, href: schemaPath(name) }));
  const parts = getParts().map(({ title, href }) => ({ title, href }));
  return [
    { title: build.navApi, href: consolePath },
    ...listGroups(false),
    {
      title: texts.laterOperations,
      href: operationsPage,
      only: 'later',
      ...(isLater && { children: later }),
    },
    { title: texts.schemas, href: schemaPath(), ...(kind === 'schema' && { children: schemas }) },
    { title: texts.differences, href: runningServerPage, ...(kind === 'differences' && { children: parts }) },
  ];
}
