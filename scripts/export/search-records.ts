import { readPages } from '@/checks/pages';
import { elementsOf, textAttribute } from '@/checks/tree';
import { membersOf } from '@/lib/build/openapi/fields';
import { settingAnchor, settingRows } from '@/lib/build/settings/rows';
import { dataOf } from '@/lib/build/versions/data';
import { defaultLocale, localePath } from '@/lib/i18n';
import { requestBody } from '@/lib/shared/openapi/bodies';
import { type ApiOperation, apiOperations, operationTitle } from '@/lib/shared/openapi/operations';
import { runningServer } from '@/lib/shared/running-server/differences';
import { runningServerPage } from '@/lib/shared/running-server/page';
import { FURTHER, partsOf } from '@/lib/shared/running-server/pages';
import type { Difference } from '@/lib/shared/running-server/types';
import { currentVersion } from '@/lib/shared/versions';
import type { SiteLocale } from '@/theme.config';
import { aliasesOf } from './search-aliases';

/** A record of the search index that is not the text of a page. */
export interface SearchRecord {
  /** Site path, with trailing slash as exported. No two records may have the same, not even in two languages. */
  url: string;
  content: string;
  language: string;
  meta: Record<string, string>;
}

/** Names and meanings of what an operation takes; its answers would only repeat them. */
function inputText(api: ApiOperation): string {
  const body = requestBody(api);
  const parameters = api.parameters.map(({ name, description = '' }) => `${name}: ${description}`);
  const members = body
    ? membersOf(body.schema).map(({ path, description }) => `${path}: ${description}`)
    : [];
  return [...parameters, ...members].join(' ');
}

/** One record for each API operation, found by its id, path, method, summary and what it takes. */
export function operationRecords(locale: SiteLocale): SearchRecord[] {
  return apiOperations.map((api) => {
    const { id, method, path, tag, operation, href } = api;
    const about = [operation.summary, operation.description, inputText(api)].join(' ').replaceAll('`', '');
    return {
      // The page is the same for all languages; the fragment keeps the records of two languages apart.
      url: `${href}/${locale === defaultLocale ? '' : '#content'}`,
      language: locale.code,
      content: `${id} ${method.toUpperCase()} ${path} ${tag} ${about}`,
      meta: {
        title: operationTitle(api),
        kind: `${method.toUpperCase()} ${path}`,
        also: aliasesOf(href),
      },
    };
  });
}

/** Last part of a configuration path. */
function nameOf(path: string): string {
  return (path.split(':').at(-1) ?? path).replace('[]', '');
}

/** One record for each setting, leading to its row on the page whose table shows it first. */
export function settingRecords(root: string, locale: SiteLocale): SearchRecord[] {
  const seen = new Set<string>();
  const { settings } = dataOf(currentVersion);
  return readPages(root).pages.flatMap(({ route, tree, frontmatter, version, language }) => {
    if (frontmatter.draft === true || version.path || language !== defaultLocale.code) return [];
    const sections = elementsOf(tree).filter(({ name }) => name === 'Settings');
    return sections.flatMap((element) => {
      const section = textAttribute(element, 'section');
      return (section ? settingRows(section, settings) : [])
        .filter(({ path }) => !seen.has(path) && seen.add(path))
        .map((row) => ({
          url: `${localePath(route, locale)}/#${settingAnchor(row.path)}`,
          language: locale.code,
          content: `${row.path} ${nameOf(row.path)} ${row.env} ${row.description} ${row.note}`,
          // A key without effect must not come before the one that counts.
          meta: {
            setting: row.path,
            kind: 'Setting',
            // A key among its own spellings tells nothing; this is shown in place of an excerpt.
            about: `${row.env}: ${row.description}`.replaceAll('`', ''),
            // Only a compound is typed to find a key: "Filter" or "Email" mean the thing.
            ...(row.effective &&
              !row.deprecated &&
              /\p{Ll}\p{Lu}/u.test(nameOf(row.path)) && { name: nameOf(row.path) }),
          },
        }));
    });
  });
}

/**
 * One record for each difference of a running server and for each operation beyond the contract, leading to its place;
 * the message texts that a reader pastes are in its content.
 */
export function runningServerRecords(locale: SiteLocale): SearchRecord[] {
  // The page is the same for all languages; a query keeps the records of two languages apart.
  const query = locale === defaultLocale ? '' : `?${locale.code}`;
  const differences = partsOf().flatMap(({ href, differences: all }) =>
    all.map(({ id, title, contract, server, client, operations, evidence }) => ({
      url: `${href}/${query}#${id}`,
      language: locale.code,
      content: [title, server.says, contract.says, client, operations.join(' '), messagesIn(evidence)]
        .join(' ')
        .replaceAll('`', ''),
      meta: {
        // Not a title, whose words decide: what the documentation says comes before what differs from it.
        heading: title.replaceAll('`', ''),
        kind: 'Running server',
        about: server.says.replaceAll('`', ''),
      },
    })),
  );
  const further = runningServer.beyond.map(({ id, title, purpose, method, path, notes }) => ({
    url: `${runningServerPage}/${FURTHER}/${query}#${id}`,
    language: locale.code,
    content: [`${method} ${path}`, title, purpose, ...notes].join(' ').replaceAll('`', ''),
    meta: { title, kind: `${method} ${path}`, about: purpose.replaceAll('`', '') },
  }));
  return [...differences, ...further];
}

/** Texts inside the recorded bodies that show a difference. */
function messagesIn(evidence: Difference['evidence']): string {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const one of evidence) if ('record' in one && one.status >= 400) collect(one.body);
  return [...new Set(texts)].join(' ');
}
