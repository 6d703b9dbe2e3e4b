import { expect, it } from 'vitest';
import type { PageRecord } from '@/features/content/page-record';
import { addStructuredData } from '@/features/exports/structured-data.build';
import { site } from '@/theme.config';

const html = '<html><head></head><body></body></html>';

const page: PageRecord = {
  path: '/docs/guides/webhooks',
  canonical: '/docs/guides/webhooks',
  trail: [
    { title: 'Guides', href: '/docs/category/guides' },
    { title: 'Webhooks', href: '/docs/guides/webhooks' },
  ],
  language: 'en',
  title: 'Webhooks',
  description: 'What.',
  changed: '2026-01-02T03:04:05.000Z',
};

/** Returns the data of a page as a search engine reads it. */
function getData(text: string): { '@graph': Record<string, unknown>[] } {
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(json);
}

it('data for search engines describes a page as an article with its breadcrumb', () => {
  const [article, list] = getData(addStructuredData(html, page))['@graph'];
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Webhooks',
    description: 'What.',
    inLanguage: 'en',
    dateModified: '2026-01-02T03:04:05.000Z',
  });
  expect(list).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Guides', item: `${site.origin}/docs/category/guides/` },
      { position: 2, name: 'Webhooks' },
    ],
  });
});

it("data for search engines can't be ended by the text of a title", () => {
  const title = '</script><script>alert(1)</script><!--';
  const text = addStructuredData(html, { ...page, title });
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(getData(text)['@graph'][0]?.headline).toBe(title);
});

it("data for search engines describes the product on the landing page, and no page that isn't indexed", () => {
  const landing = { ...page, path: '/', canonical: '/', trail: [] };
  expect(getData(addStructuredData(html, landing))['@graph'][0]).toMatchObject({
    '@type': 'SoftwareApplication',
    name: site.product.name,
  });
  expect(addStructuredData(html, { ...page, noindex: true })).toBe(html);
  expect(addStructuredData(html, undefined)).toBe(html);
});
