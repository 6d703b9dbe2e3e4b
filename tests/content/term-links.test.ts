import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { corsErrorResponse, hiddenResponse, mixedContent, unreachable } from '@/features/api-client/explain';
import { readPages } from '@/features/content/pages';
import { getHeadings } from '@/features/content/tree';
import { collectTargets } from '@/features/content-checks/rules/links';
import { runningServer } from '@/features/differences/differences';
import { runningServerPage } from '@/features/differences/page';
import { markdownPageLinks } from '@/features/exports/markdown/links';
import { mdxToMarkdown } from '@/features/exports/markdown/page';
import { getData } from '@/features/versions/data';
import { linkInVersion } from '@/shared/addresses';
import { site } from '@/theme.config';

const root = process.cwd();
const targets = collectTargets(readPages(root).pages, getData);

/** Why the link of a term would not show its explanation; undefined when it does. */
function getFault(href: string): string | undefined {
  const [route = '', id = ''] = href.split('#');
  const target = targets.get(route);
  if (!target) return `${route} is no page`;
  if (target.draft) return `${route} is a draft`;
  if (!id) return `${href} names no heading`;
  return target.ids?.has(id) ? undefined : `${route} has no heading "${id}"`;
}

const all = site.versions.flatMap((version) =>
  Object.entries(getData(version).terms).map(([name, { href }]) => ({ name, version, href })),
);
it.each(all)(
  'the term "$name" of $version.name leads to a section of a published page',
  ({ version, href }) => {
    expect(getFault(linkInVersion(href, version))).toBeUndefined();
  },
);

/** Text of a page without its frontmatter, headings, code and attributes; offsets stay. */
const getProse = (source: string) =>
  source.replace(/^---\n[\s\S]*?\n---\n|```[\s\S]*?```|^#.*$|`[^`\n]*`|\b\w+="[^"]*"/gm, (part) =>
    ' '.repeat(part.length),
  );

// The check of links sees that a fragment is a heading of the page. The Markdown form needs the same fragments.
it('headings have the same fragments on a page and in its Markdown form', () => {
  const pages = readPages(root).pages.map(({ file, version, route, source, tree }) => {
    const lines = source.split('\n');
    const headings = getHeadings(tree);
    const written = mdxToMarkdown(headings.map(({ line }) => lines[line - 1]?.trim()).join('\n\n'), {
      file,
      language: site.locales[0].code,
      version,
      data: getData(version),
      link: markdownPageLinks(route),
    });
    const fragments = getHeadings(unified().use(remarkParse).parse(written)).map(
      ({ id, text }) => /<a id="([^"]+)">/.exec(text)?.[1] ?? id,
    );
    return { file, ids: headings.map(({ id }) => id), fragments };
  });
  expect(pages.flatMap(({ ids }) => ids).length).toBeGreaterThan(1000);
  expect(pages.filter(({ ids, fragments }) => ids.join() !== fragments.join())).toEqual([]);
});

it('the sandbox is explained by a link where a page first mentions it', () => {
  // These two explain it themselves.
  const own = /(versions|is-there)\.mdx$/;
  const silent = readPages(root).pages.flatMap(({ file, source, version }) => {
    const at = getProse(source).search(/\bsandbox\b/i);
    if (at < 0 || version.path || own.test(file)) return [];
    return /(<Term name="[^"]*">[^<]*|\[[^\]\n]*)$/.test(source.slice(0, at)) ? [] : [file];
  });
  expect(silent).toEqual([]);
});

it.each([
  corsErrorResponse('https://api.example', 'https://docs.example'),
  hiddenResponse('https://api.example', true),
  mixedContent('http://api.example'),
  unreachable('https://api.example'),
])('a problem with a server leads to a section that helps: $link.href', ({ link }) => {
  const [path = '', id = ''] = link?.href.split('#') ?? [];
  const all =
    path === runningServerPage ? runningServer.differences.map((one) => one.id) : targets.get(path)?.ids;
  const ids = [...(all ?? [])];
  expect(id === '' ? ids.length : ids.indexOf(id) + 1).toBeGreaterThan(0);
});
