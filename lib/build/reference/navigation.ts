import 'server-only';
import { schemaNames, schemaPath } from '@/lib/build/openapi/schemas';
import { languages } from '@/lib/i18n/languages';
import { parseAddress } from '@/lib/shared/addresses';
import { operationGroups } from '@/lib/shared/openapi/operations';
import { runningServerPage } from '@/lib/shared/running-server/page';
import { partsOf } from '@/lib/shared/running-server/pages';
import type { LocaleCode } from '@/theme.config';

/** An entry of the list beside the pages of the reference. */
export interface ReferenceLink {
  title: string;
  href: string;
  /** Method of an operation, in small letters. */
  method?: string;
  /** Further words that a filter finds it by. */
  words?: string;
}

/** Entries that fold under a title. */
export interface ReferenceGroup {
  title: string;
  /** Page of the group itself. */
  href?: string;
  links: ReferenceLink[];
  isOpen: boolean;
}

/**
 * What stands beside a page of the reference: the operations by tag, then schemas and differences, whose pages are
 * listed where the reader is among them.
 */
export function referenceGroups(path: string, language: LocaleCode): ReferenceGroup[] {
  const { operation: texts } = languages[language];
  const { kind } = parseAddress(path);
  const operations = operationGroups.map(({ tag, operations: all }) => ({
    title: tag,
    isOpen: all.some(({ href }) => href === path),
    links: all.map(({ id, method, href, operation }) => ({
      title: operation.summary,
      href,
      method,
      words: id,
    })),
  }));
  const schemas = {
    title: texts.schemas,
    href: schemaPath(),
    isOpen: true,
    links: kind === 'schema' ? schemaNames.map((name) => ({ title: name, href: schemaPath(name) })) : [],
  };
  const differences = {
    title: texts.differences,
    href: runningServerPage,
    isOpen: true,
    links: kind === 'differences' ? partsOf().map(({ title, href }) => ({ title, href })) : [],
  };
  return [...operations, schemas, differences];
}
