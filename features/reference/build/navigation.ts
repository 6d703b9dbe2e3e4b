import 'server-only';
import { runningServerPage } from '@/features/differences/page';
import { getParts } from '@/features/differences/pages';
import { parseAddress } from '@/shared/addresses';
import { referenceContract, sinceRelease } from '@/shared/contract/later-releases';
import type { ApiOperation } from '@/shared/contract/operations';
import { build } from '@/shared/i18n/en/build';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { consolePath, operationsPage } from './about';
import { schemaNames, schemaPath } from './schemas';

/**
 * Returns the sidebar of the reference: console, operations by tag, those of later releases, schemas and
 * differences. The last three are unfolded only on their own pages.
 */
export function referenceEntries(path: string) {
  const { kind } = parseAddress(path);
  const toEntry = (one: ApiOperation) => {
    const since = sinceRelease(one);
    const mark = since ? format(texts.since, { release: since }) : one.isServerOnly && texts.serverOnly;
    return {
      title: one.operation.summary,
      href: one.href,
      method: one.method,
      words: one.id,
      ...(mark && { mark }),
    };
  };
  const groups = (isLater: boolean) =>
    referenceContract.groups
      .map(({ tag, operations }) => ({
        title: tag,
        children: operations.filter((one) => (sinceRelease(one) !== undefined) === isLater).map(toEntry),
      }))
      .filter(({ children }) => children.length > 0);
  const later = groups(true);
  const isLater = later.some(({ children }) => children.some(({ href }) => href === path));
  const schemas = schemaNames.map((name) => ({ title: name, href: schemaPath(name) }));
  const parts = getParts().map(({ title, href }) => ({ title, href }));
  return [
    { title: build.navApi, href: consolePath },
    ...groups(false),
    { title: texts.laterOperations, href: operationsPage, ...(isLater && { children: later }) },
    { title: texts.schemas, href: schemaPath(), ...(kind === 'schema' && { children: schemas }) },
    { title: texts.differences, href: runningServerPage, ...(kind === 'differences' && { children: parts }) },
  ];
}
