import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { isNote } from '@/features/content/release-places';
import { noteAnchor, notesOfTopic } from '@/features/content/releases';
import { settingAnchor, settingRows } from '@/features/content/settings/rows';
import type { SiteData } from '@/features/content/site-data';
import { getElements, getHeadings, getLine, textAttribute } from '@/features/content/tree';
import { FURTHER, getParts, type Part } from '@/features/differences/differences';
import { runningServerPage } from '@/features/differences/page';
import { schemaNames } from '@/features/reference/build/schemas';
import { type Address, addressPath, parseAddress } from '@/shared/addresses';
import { collectionFiles } from '@/shared/collection-files';
import { contractFiles } from '@/shared/contract/contract-files';
import { referenceOperations } from '@/shared/contract/later-releases';
import { site } from '@/theme.config';

interface Target {
  /** Fragment IDs; undefined where they are not checked. */
  ids?: ReadonlySet<string>;
  /** Whether the page is not published. */
  draft?: boolean;
}

type Targets = ReadonlyMap<string, Target>;

/** Collects pages, operations, and fixed routes of the site. */
export function collectTargets(pages: readonly SourcePage[], data: SiteData): Targets {
  const targets = new Map<string, Target>();
  for (const address of fixedAddresses(pages)) targets.set(addressPath(address), {});
  const serverOnly = referenceOperations.filter(({ isServerOnly }) => isServerOnly);
  for (const { href } of [...data.contract.operations, ...serverOnly]) targets.set(href, {});
  const parts = getParts();
  const getIds = ({ differences }: Part) => differences.map(({ id }) => id);
  const all = parts.flatMap((part) => [part.id, ...getIds(part)]);
  targets.set(runningServerPage, { ids: new Set([FURTHER, ...all]) });
  for (const part of parts) targets.set(part.href, { ids: new Set(getIds(part)) });
  for (const page of pages)
    targets.set(page.route, { ids: collectAnchors(page, data), draft: page.frontmatter.draft === true });
  return targets;
}

/** Returns the addresses without a content file, operation or known differences. */
function fixedAddresses(pages: readonly SourcePage[]): Address[] {
  const [locale] = site.locales;
  return [
    { kind: 'landing', locale },
    { kind: 'page', locale, rest: '' },
    { kind: 'console', locale },
    { kind: 'other', path: '/markdown-page' },
    ...[contractFiles, collectionFiles]
      .flatMap(Object.values<string>)
      .map((path) => ({ kind: 'other', path }) as const),
    ...['', ...schemaNames].map((name) => ({ kind: 'schema', locale, name }) as const),
    ...listCategories(pages).map((slug) => ({ kind: 'category', locale, slug }) as const),
  ];
}

/** Returns the folders without an index page: the site generates one. */
function listCategories(pages: readonly SourcePage[]): string[] {
  const addresses = pages.flatMap(({ route, language }) => {
    const address = parseAddress(route);
    return language === site.locales[0].code && address.kind === 'page' ? [address.rest] : [];
  });
  const folders = new Set(
    addresses.filter((rest) => rest.includes('/')).map((rest) => rest.split('/')[0] ?? ''),
  );
  return [...folders].filter((folder) => !addresses.includes(folder));
}

/** Reports links and images without a target, and links that would break elsewhere. */
export function checkLinks(page: SourcePage, targets: Targets, root: string): Problem[] {
  return collectLinks(page).flatMap((link) => {
    const reason = linkProblem(link.href, page, targets, root);
    return reason ? [{ file: page.file, line: link.line, ...reason }] : [];
  });
}

function linkProblem(href: string, page: SourcePage, targets: Targets, root: string) {
  if (/^(https:|mailto:)/.test(href)) return undefined;
  if (href.startsWith('http:'))
    return { problem: `link "${href}" is not encrypted`, fix: 'use https, or write the address as code' };
  const [path = '', fragment] = href.split('#');
  if (path && !path.startsWith('/'))
    return { problem: `link "${href}" is relative`, fix: 'write it from the root, beginning with "/docs/"' };
  const route = inLanguage(path || page.route, page, targets);
  const target = targets.get(route);
  if (!target) {
    if (existsSync(join(root, 'public', path))) return undefined;
    return { problem: `link "${href}" leads nowhere`, fix: suggestFix(route, targets) };
  }
  if (target.draft && page.frontmatter.draft !== true)
    return {
      problem: `link "${href}" leads to a draft, which is not published`,
      fix: 'link to a published page',
    };
  const { ids } = target;
  if (fragment && ids && !ids.has(fragment))
    return {
      problem: `link "${href}": the heading doesn't exist on ${route}`,
      fix: `use one of ${[...ids].slice(0, 30).join(', ')}`,
    };
  return undefined;
}

/** Returns the translation of a route if the page is a translation. */
function inLanguage(route: string, page: SourcePage, targets: Targets): string {
  const [, start = ''] = page.route.split('/');
  const translated = `/${start}${route}`;
  return start !== 'docs' && targets.has(translated) ? translated : route;
}

function suggestFix(route: string, targets: Targets): string {
  if (route.endsWith('/')) return 'remove the slash at the end';
  if (/\.mdx?$/.test(route)) return 'remove the file extension';
  const last = route.split('/').at(-1)?.toLowerCase() ?? '';
  const similar = [...targets.keys()].filter((known) => known.toLowerCase().endsWith(`/${last}`));
  return similar.length > 0 ? `perhaps ${similar.join(' or ')}` : 'create the page or correct the address';
}

function collectLinks(page: SourcePage) {
  const found: { href: string; line: number }[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      found.push({ href: node.url, line: getLine(node) });
  });
  for (const element of getElements(page.tree)) {
    const href = textAttribute(element, 'href');
    if (href !== undefined) found.push({ href, line: getLine(element) });
  }
  return found;
}

function collectAnchors(page: SourcePage, { settings, releases }: SiteData): Set<string> {
  const ids = getHeadings(page.tree).map(({ id }) => id);
  for (const element of getElements(page.tree)) {
    if (isNote(element.name)) ids.push(noteAnchor(textAttribute(element, 'note') ?? ''));
    if (element.name === 'LaterReleases')
      ids.push(...notesOfTopic(textAttribute(element, 'topic') ?? '', releases));
    if (element.name !== 'Settings') continue;
    const section = textAttribute(element, 'section') ?? '';
    // An unknown section is reported by the component check.
    try {
      ids.push(...settingRows(section, settings).map((row) => settingAnchor(row.path)));
    } catch {}
  }
  return new Set(ids);
}
