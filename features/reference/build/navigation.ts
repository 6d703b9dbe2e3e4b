import 'server-only';
import { runningServerPage } from '@/features/differences/page';
import { getParts } from '@/features/differences/pages';
import { parseAddress } from '@/shared/addresses';
import { allContract } from '@/shared/contract/all-operations';
import { build } from '@/shared/i18n/en/build';
import { operation as texts } from '@/shared/i18n/en/operation';
import { consolePath } from './about';
import { schemaNames, schemaPath } from './schemas';

/**
 * Returns the sidebar of the reference: console, operations by tag, schemas and differences. The last two are
 * unfolded only on their own pages.
 */
export function referenceEntries(path: string) {
  const { kind } = parseAddress(path);
  const operations = allContract.groups.map(({ tag, operations: all }) => ({
    title: tag,
    children: all.map(({ id, method, href, isServerOnly, operation }) => ({
      title: operation.summary,
      href,
      method,
      words: id,
      ...(isServerOnly && { mark: texts.serverOnly }),
    })),
  }));
  const schemas = schemaNames.map((name) => ({ title: name, href: schemaPath(name) }));
  const parts = getParts().map(({ title, href }) => ({ title, href }));
  return [
    { title: build.navApi, href: consolePath },
    ...operations,
    { title: texts.schemas, href: schemaPath(), ...(kind === 'schema' && { children: schemas }) },
    { title: texts.differences, href: runningServerPage, ...(kind === 'differences' && { children: parts }) },
  ];
}
