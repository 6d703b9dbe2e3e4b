import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { parse } from 'node-html-parser';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { getText } from '@/features/content/tree';
import { nearestPages } from '@/features/layout/client/not-found';
import { cached } from '@/features/search/engine/cached';
import { linesAfterChange } from '@/shared/code/notation';
import { PAGE_LIST } from '@/shared/paths';
import { documentationFences } from '@/tests/content/support/planted-fences';
import { site } from '@/theme.config';
import { type ExportedPage, exportedPages, faultsByRoute, getAlternates } from './support/pages';

const folder = 'out';
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const anchor = /<a id="([^"]+)"><\/a>/g;
const markdown = unified().use(remarkParse).use(remarkGfm);

/** Returns what the head of an exported page says about its addresses. */
function getHead({ route, root }: ExportedPage) {
  const href = (selector: string) => root.querySelector(selector)?.getAttribute('href');
  return {
    route,
    title: root.querySelector('h1')?.text.trim(),
    canonical: href('link[rel="canonical"]'),
    markdownPage: href('link[rel="alternate"][type="text/markdown"]'),
    hidden: root.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex') ?? false,
    languages: getAlternates(root),
  };
}

const heads = (await exportedPages(folder)).map(getHead);
const published = heads.filter(
  ({ route, canonical, hidden }) => !hidden && canonical === site.origin + route,
);
const markdownPages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);

/** Returns the file of the export for an address of this site. */
function fileBehind(url: string): string {
  const { pathname } = new URL(url);
  return join(folder, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
}

/** Pages with a Markdown version. */
const named = heads.flatMap(({ markdownPage, ...head }) => (markdownPage ? [{ ...head, markdownPage }] : []));
const getMarkdown = (address = '') => readFileSync(fileBehind(address), 'utf8');

/** Returns what the tests compare of a Markdown text. */
function summarize(tree: Root, text: string) {
  const summary = {
    /** Anchors: explicit ones, and those that headings have by their text. */
    ids: new Set(Array.from(text.matchAll(anchor), ([, id = '']) => id)),
    urls: [] as string[],
    /** HTML other than anchors, and MDX. */
    foreign: [] as string[],
    codes: [] as string[],
    rows: 0,
  };
  const slugger = new GithubSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') summary.ids.add(slugger.slug(getText(node).replace(anchor, '').trim()));
    else if (node.type === 'link') summary.urls.push(node.url);
    else if (node.type === 'html' && !/^<a id="[^"]+">$|^<\/a>$/.test(node.value))
      summary.foreign.push(node.value);
    else if (node.type === 'text' && /<\/?[A-Z]|=\{/.test(node.value)) summary.foreign.push(node.value);
    else if (node.type === 'code') {
      const lines = linesAfterChange(node.value).map(({ text: line }) => line);
      summary.codes.push(lines.join('\n').trimEnd());
    } else if (node.type === 'tableRow') summary.rows += 1;
  });
  return summary;
}

type Summary = ReturnType<typeof summarize>;

const summaries = new Map<string, Summary>();

/** Returns the summary of a Markdown file, which is parsed once. */
const summaryOf = (file: string): Summary =>
  cached(summaries, file, () => {
    const text = readFileSync(file, 'utf8');
    return summarize(markdown.parse(text), text);
  });

/** Returns links of a Markdown text to files or headings of this site that don't exist. */
function deadLinks({ urls }: Summary): string[] {
  return urls.filter((url) => {
    // Links of a Markdown file are absolute.
    if (!url.startsWith(site.origin)) return url.startsWith('/') || url.startsWith('#');
    const file = fileBehind(url);
    const id = decodeURIComponent(new URL(url).hash.slice(1));
    return !existsSync(file) || (id !== '' && file.endsWith('.md') && !summaryOf(file).ids.has(id));
  });
}

describe('Markdown pages', () => {
  it('exist for every documentation page, which links to them, and begin with its title', () => {
    const docs = heads.filter(({ route }) => /^\/(\w+\/)?docs\//.test(route));
    expect(docs.length).toBeGreaterThan(60);
    for (const { route, markdownPage } of docs)
      if (!/\/docs\/api\/$/.test(route)) expect(markdownPage, route).toMatch(/\.md$/);
    for (const { title, markdownPage } of named)
      expect(getMarkdown(markdownPage).split('\n')[0], markdownPage).toBe(`# ${title}`);
    expect(existsSync(join(folder, 'docs/api.md'))).toBe(true);
    expect(existsSync(join(folder, 'markdown'))).toBe(false);
  });

  it('are plain Markdown whose links lead to pages and their headings', () => {
    expect(markdownPages.length).toBeGreaterThan(60);
    const faults = markdownPages.flatMap((file) => {
      const summary = summaryOf(join(folder, file));
      return [...summary.foreign, ...deadLinks(summary)].map((fault) => `${file}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

describe('the Markdown of a page', () => {
  it('has the anchors of its headings', async () => {
    const faults = await faultsByRoute(({ route, root }) => {
      const head = named.find((one) => one.route === route);
      if (!head || /\/docs\/(api\/|category\/.*)$/.test(route)) return [];
      const known = summaryOf(fileBehind(head.markdownPage)).ids;
      const ids = root.querySelectorAll('main article :is(h2, h3, h4)[id]').map(({ id }) => id);
      return ids.filter((id) => !known.has(id));
    });
    expect(faults).toEqual({});
  });

  it('has the code and the tables of its source', () => {
    for (const { file, route, tree, frontmatter } of readPages(process.cwd()).pages) {
      if (frontmatter.draft) continue;
      const written = summaryOf(fileBehind(`${site.origin}${route}.md`));
      const source = summarize(tree, '');
      expect(written.codes, file).toEqual(expect.arrayContaining(source.codes));
      expect(written.rows, file).toBeGreaterThanOrEqual(source.rows);
    }
  });
});

describe('llms.txt', () => {
  const index = read('llms.txt');
  const parts = [...index.matchAll(/^- \[.*?]\((\S+)\): /gm)].map(([, url = '']) => url);
  const texts = parts.map(getMarkdown);

  it('is short, and links through its parts to every published page of the default language', () => {
    expect(index.length).toBeLessThan(4000);
    expect(index.match(/^## /gm)).toHaveLength(parts.length);
    const all = texts.join('\n');
    const text = `${index}\n${all}`;
    expect(deadLinks(summarize(markdown.parse(text), text))).toEqual([]);
    const expected = published.filter(({ route }) => /^\/docs\/(?!category\/)./.test(route));
    for (const { markdownPage, route } of expected)
      expect(all, route).toContain(`](${markdownPage ?? `${site.origin}${route.replace(/\/$/, '')}.md`})`);
    expect(all.match(/^- \[/gm)?.length).toBe(expected.length);
  });

  it('is complemented by one file with all texts', () => {
    const all = read('llms-full.txt');
    for (const { route, markdownPage } of published)
      if (/^\/docs\/(?!category\/|api\/$)./.test(route)) {
        const text = getMarkdown(markdownPage).replace(/\n> All pages .*\n/, '');
        expect(all, route).toContain(`Source: ${site.origin}${route}\n\n${text.trimEnd()}\n`);
      }
  });

  it('is linked by every page before its navigation, and by the Markdown of every page after its lead', () => {
    const address = `${site.origin}/llms.txt`;
    for (const { route, markdownPage } of named) {
      const html = read(join(route, 'index.html'));
      const [, notice = ''] = /<body\b[^>]*><p hidden="" lang="en">([^<]*)<\/p>/.exec(html) ?? [];
      expect(notice, route).toContain(markdownPage);
      expect(notice, route).toContain(address);
      expect(getMarkdown(markdownPage).split('\n\n')[2], markdownPage).toContain(address);
    }
  });
});

describe('the sitemap', () => {
  const urls = parse(read('sitemap.xml')).querySelectorAll('url');

  it('lists exactly the indexable pages that are canonical', () => {
    const listed = urls.map((url) => url.querySelector('loc')?.text);
    expect(listed.sort()).toEqual(published.map(({ canonical }) => canonical).sort());
  });

  it('lists the same languages as the pages', () => {
    for (const url of urls) {
      const loc = url.querySelector('loc')?.text;
      const named = getAlternates(url, 'xhtml\\:link');
      const own = published.find(({ canonical }) => canonical === loc)?.languages ?? {};
      // A page in one language only can list itself or none.
      const others = Object.keys(own).filter((code) => code !== 'x-default');
      if (others.length > 1 || Object.keys(named).length > 0) expect(named, loc).toEqual(own);
    }
  });

  // tests/export/dates.test.ts compares the times of pages with the history.
  it('has a modification time for each page', () => {
    const times = urls.map((url) => url.querySelector('lastmod')?.text);
    expect(times.filter((time) => time === undefined || Number.isNaN(Date.parse(time)))).toEqual([]);
  });
});

it.each([
  ['/docs/api/createform', '/docs/api/forms/createForm'],
  ['/docs/api/submission/list-submissions', '/docs/api/submissions/listSubmissions'],
  ['/docs/quick-strt', '/docs/getting-started/quick-start'],
  ['/docs/getting-started/webhooks', '/docs/guides/webhooks'],
])('the page that is closest to %s is %s', (path, closest) => {
  const pages: { href: string; title: string }[] = JSON.parse(read(PAGE_LIST));
  expect(nearestPages(path, pages)[0]?.href).toBe(closest);
});

it('each address of the rules for coding agents is a file of the export', () => {
  const rules = documentationFences.find(({ filename }) => filename === 'AGENTS.md')?.code ?? '';
  const addresses = [...rules.matchAll(/https?:\/\/[^\s`]+/g)]
    .map(([address]) => address.replace(/\.$/, ''))
    .filter((address) => address.startsWith(site.origin));
  expect(addresses.length).toBeGreaterThan(7);
  for (const address of addresses)
    expect(statSync(join(folder, new URL(address).pathname)).isFile(), address).toBe(true);
});
