import { escapeAttribute as escapeXml } from '@/lib/escape-html';
import type { FeedEntry } from '@/lib/server/changes/feed';
import { absoluteUrl } from './markdown/links';

/**
 * What changed as a feed (Atom, RFC 4287).
 * @param feed site path of the feed
 * @param page site path of the page that shows the same
 */
export function atomFeed(title: string, feed: string, page: string, changes: readonly FeedEntry[]): string {
  const entries = changes.map(({ title: name, href, date, about }) => {
    const url = escapeXml(absoluteUrl(href));
    return [
      '<entry>',
      `<id>${url}${url.includes('#') ? '-' : '#'}${escapeXml(date)}</id>`,
      `<title>${escapeXml(name)}</title>`,
      `<link href="${url}"/>`,
      `<updated>${escapeXml(date)}</updated>`,
      `<summary>${escapeXml(about)}</summary>`,
      '</entry>',
    ].join('');
  });
  // A feed without entries has no time of its own; the beginning of time says so.
  const updated = changes.map(({ date }) => date).sort((a, b) => Date.parse(b) - Date.parse(a))[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXml(absoluteUrl(page))}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<author><name>${escapeXml(title)}</name></author>`,
    `<link rel="self" href="${escapeXml(absoluteUrl(feed))}"/>`,
    `<link href="${escapeXml(absoluteUrl(page))}"/>`,
    `<updated>${updated ?? '1970-01-01T00:00:00Z'}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
