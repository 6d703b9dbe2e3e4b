import { changesPath } from '@/lib/build/changes/page';
import { changedPages } from '@/lib/build/changes/pages';
import { defaultLocale } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { atomFeed } from '@/outputs/changes-feed';
import { site } from '@/theme.config';

export const dynamic = 'force-static';

/** Feed of the changed pages of the documentation. */
export async function GET() {
  const { changesTitle } = languages[defaultLocale.code].operation;
  const pages = (await changedPages()) ?? [];
  const feed = atomFeed(`${site.product.name} Docs: ${changesTitle}`, '/changes.xml', changesPath, pages);
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml' } });
}
