import { absoluteUrl } from '@/features/exports/links';

export const dynamic = 'force-static';

/** Allows everything; pages that must not be found have `noindex`. */
export const GET = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`);
