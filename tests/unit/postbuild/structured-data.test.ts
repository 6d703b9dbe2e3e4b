import { describe, expect, it } from 'vitest';
import { addStructuredData } from '@/scripts/postbuild/structured-data';
import { site } from '@/theme.config';

const FILE = 'docs/guides/webhooks/index.html';

const page = (title: string, extra = '') =>
  `<html lang="en"><head><link rel="canonical" href="${site.origin}/docs/guides/webhooks/"/><meta name="description" content="What."/><meta property="og:title" content="${title}"/>${extra}</head><body><main><nav class="breadcrumbs"><ol><li><a href="/docs/category/guides/">Guides</a></li><li><span aria-current="page">Webhooks</span></li></ol></nav><p class="page-updated"><time datetime="2026-01-02T03:04:05.000Z">2 Jan</time></p></main></body></html>`;

/** The data of a page as a search engine reads it. */
function dataOf(html: string): { '@graph': Record<string, unknown>[] } {
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

describe('data for search engines', () => {
  it('describes a page as an article with the way to it', () => {
    const [article, trail] = dataOf(addStructuredData(page('Webhooks'), FILE))['@graph'];
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Webhooks',
      description: 'What.',
      inLanguage: 'en',
      dateModified: '2026-01-02T03:04:05.000Z',
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Guides', item: `${site.origin}/docs/category/guides/` },
        { position: 2, name: 'Webhooks', item: `${site.origin}/docs/guides/webhooks/` },
      ],
    });
  });

  it('cannot be left by anything that a title says', () => {
    const title = '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--';
    const html = addStructuredData(page(title), FILE);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(dataOf(html)['@graph'][0]?.headline).toBe('</script><script>alert(1)</script><!--');
  });

  it('describes the product on the landing page, and nothing that is not to be found', () => {
    const [software] = dataOf(addStructuredData(page('Endatix'), 'index.html'))['@graph'];
    expect(software).toMatchObject({ '@type': 'SoftwareApplication', name: site.product.name });
    const hidden = page('Old', '<meta name="robots" content="noindex, follow"/>');
    expect(addStructuredData(hidden, FILE)).toBe(hidden);
    expect(addStructuredData(page('Lost'), '404.html')).toBe(page('Lost'));
  });
});
