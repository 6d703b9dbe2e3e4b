import 'server-only';
import { getParts } from '@/features/differences/differences';
import { runningServerPage } from '@/features/differences/page';
import type { NavEntry } from '@/features/layout/nav-tree';
import { parseAddress } from '@/shared/addresses';
import { referenceContract, sinceRelease, untilRelease } from '@/shared/contract/later-releases';
import type { ApiOperation } from '@/shared/contract/operations';
import { operation as texts } from '@/shared/i18n/en/operation';
import { consoleLink, operationLink, operationsPage } from './about';
import { availability } from './fields';
import { schemaLinks, schemaPath } from './schemas';

function toEntry(operation: ApiOperation): NavEntry {
  const { method, id, isServerOnly } = operation;
  const until = untilRelease(operation);
  const marks = [availability({ since: sinceRelease(operation), isServerOnly }), availability({ until })];
  const mark = marks.filter(Boolean).join(', ');
  return {
    ...operationLink(operation),
    method,
    words: id,
    ...(until && { only: 'ended' }),
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
  const parts = getParts().map(({ title, href }) => ({ title, href }));
  return [
    consoleLink,
    ...listGroups(false),
    {
      title: texts.laterOperations,
      href: operationsPage,
      only: 'later',
      ...(isLater && { children: later }),
    },
    {
      title: texts.schemas,
      href: schemaPath(),
      ...(kind === 'schema' && { children: schemaLinks }),
    },
    { title: texts.differences, href: runningServerPage, ...(kind === 'differences' && { children: parts }) },
  ];
}
