import { parse } from 'node-html-parser';
import { parseAddress } from '@/lib/addresses';
import { about, site } from '@/theme.config';

type Thing = Record<string, unknown>;

/** Kinds of pages that are described: the product, and what is to be read. */
const DESCRIBED = new Set(['landing', 'page', 'operation', 'schema', 'differences']);

/** JSON as it may stand inside a script element: no character of it can end the element or begin a comment. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What the head and the breadcrumbs of a page say of it. */
function readPage(html: string) {
  const document = parse(html);
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
  return {
    url: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    language: document.querySelector('html')?.getAttribute('lang') ?? '',
    title: content('meta[property="og:title"]'),
    description: content('meta[name=description]'),
    image: content('meta[property="og:image"]'),
    changed: document.querySelector('.page-updated time')?.getAttribute('datetime'),
    trail: document.querySelectorAll('.breadcrumbs li').map((item) => ({
      name: item.text.trim(),
      href: item.querySelector('a')?.getAttribute('href'),
    })),
  };
}

function article(page: ReturnType<typeof readPage>): Thing {
  const { url, language, title, description, image, changed } = page;
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: language,
    ...(image && { image }),
    ...(changed && { dateModified: changed }),
  };
}

function breadcrumbs({ trail, url }: ReturnType<typeof readPage>): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => {
      const item = href ? new URL(href, site.origin).href : index === trail.length - 1 ? url : undefined;
      return { '@type': 'ListItem', position: index + 1, name, ...(item && { item }) };
    }),
  };
}

function software({ language, description, url }: ReturnType<typeof readPage>): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: site.product.name,
    description,
    url,
    inLanguage: language,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Windows, macOS, Linux',
    codeRepository: site.repository,
    license: `${site.repository}/blob/main/LICENSE`,
    slogan: about.tagline,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
}

/**
 * Adds to a page what search engines read of it (schema.org as JSON-LD): an article with its breadcrumbs, or the product
 * on the landing page. Pages that are not to be indexed, and others, stay as they are.
 * @param file path of the page in the export
 */
export function addStructuredData(html: string, file: string): string {
  if (!file.endsWith('index.html') || /<meta name="robots" content="noindex/.test(html)) return html;
  const { kind } = parseAddress(`/${file.replace(/index\.html$/, '')}`);
  if (!DESCRIBED.has(kind)) return html;
  const page = readPage(html);
  const graph =
    kind === 'landing'
      ? [software(page)]
      : [article(page), ...(page.trail.length > 0 ? [breadcrumbs(page)] : [])];
  const data = inScript({ '@context': 'https://schema.org', '@graph': graph });
  return html.replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`);
}
