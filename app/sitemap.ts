export { sitemapEntries as default } from '@/features/exports/sitemap';
export const dynamic = 'force-static';
