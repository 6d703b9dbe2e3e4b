import { atomFeed } from '@/lib/exports/changes-feed';
import { defaultLocale } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { feedEntries } from '@/lib/server/changes/feed';
import { changesPath } from '@/lib/server/changes/page';
import { site } from '@/theme.config';

export const dynamic = 'force-static';

/** Feed of what changed: the contract from version to version, and the pages of the documentation. */
export async function GET() {
  const { changesTitle } = languages[defaultLocale.code].operation;
  const entries = await feedEntries();
  const feed = atomFeed(`${site.product.name} Docs: ${changesTitle}`, '/changes.xml', changesPath, entries);
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml' } });
}
