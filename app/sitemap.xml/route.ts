import { sitemapEntries, sitemapXml } from '@/outputs/sitemap';

export const dynamic = 'force-static';

/** Addresses of all published pages, for search engines. */
export async function GET() {
  return new Response(sitemapXml(await sitemapEntries()), { headers: { 'Content-Type': 'application/xml' } });
}
