import { absoluteUrl } from '@/features/exports/markdown/links';

export const dynamic = 'force-static';

/** Everything may be read; what should not be found says so in its own head. */
export function GET() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`);
}
