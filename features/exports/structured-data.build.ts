import type { PageRecord } from '@/features/content/page-record';
import { parseAddress } from '@/shared/addresses';
import { socialImagePath } from '@/shared/social-image';
import { about, site } from '@/theme.config';
import { absoluteUrl } from './links';

type Thing = Record<string, unknown>;

/** Kinds of pages with structured data: the product, and articles. */
const DESCRIBED = new Set(['landing', 'page', 'operation', 'schema', 'differences']);

/** Escapes JSON for a script element, so that it cannot end the element or begin a comment. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function article({ title, description, canonical, language, changed }: PageRecord): Thing {
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url: absoluteUrl(canonical),
    inLanguage: language,
    image: absoluteUrl(socialImagePath(canonical)),
    ...(changed && { dateModified: changed }),
  };
}

const breadcrumbs = ({ trail }: PageRecord): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    // The last one is the page itself.
    ...(href && index < trail.length - 1 && { item: absoluteUrl(href) }),
  })),
});

function software({ language, description, canonical }: PageRecord): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: site.product.name,
    description,
    url: absoluteUrl(canonical),
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
 * Adds structured data (schema.org as JSON-LD): an article with its breadcrumbs, or the product on the
 * landing page. Other pages, those with `noindex` and those with a canonical page elsewhere are unchanged.
 */
export function addStructuredData(html: string, record: PageRecord | undefined): string {
  if (!record || record.noindex || record.canonical !== record.path) return html;
  const { kind } = parseAddress(record.path);
  if (!DESCRIBED.has(kind)) return html;
  const graph =
    kind === 'landing'
      ? [software(record)]
      : [article(record), ...(record.trail.length > 0 ? [breadcrumbs(record)] : [])];
  const data = inScript({ '@context': 'https://schema.org', '@graph': graph });
  return html.replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`);
}
