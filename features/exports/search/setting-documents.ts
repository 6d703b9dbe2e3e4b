import { settingAnchor, settingRows } from '@/features/content/settings/rows';
import { getData } from '@/features/content/site-data';
import type { SearchDocument } from '@/features/search/engine/types';

/** A row of a settings table on a page. */
export interface SettingPlace {
  /** Fragment ID of the row. */
  anchor: string;
  page: number;
  /** Whether the page is one of the settings pages. */
  isHome: boolean;
}

/**
 * Returns the documents of all settings, each on the settings page that lists it. Guides that repeat its row
 * are not shown for it.
 */
export function settingDocuments(places: readonly SettingPlace[]): SearchDocument[] {
  const { settings } = getData();
  const sections = Object.keys(settings.properties ?? {}).filter((name) => name !== '$schema');
  const rows = sections.flatMap((section) => settingRows(section, settings));
  return rows.flatMap((row): SearchDocument[] => {
    const anchor = settingAnchor(row.path);
    const own = places.filter((place) => place.anchor === anchor);
    const place = own.find(({ isHome }) => isHome) ?? own[0];
    if (!place) return [];
    return [
      {
        page: place.page,
        anchor,
        kind: 'setting',
        group: 'settings',
        title: row.path,
        names: [row.path, row.env],
        text: [row.description, row.note].join(' ').replaceAll('`', '').trim(),
        // Unused keys rank lower.
        code: row.effective && !row.deprecated ? '' : 'unused',
      },
    ];
  });
}
