import { settingAnchor, settingRows } from '@/features/content/settings/rows';
import { getData } from '@/features/content/site-data';
import type { SearchDocument } from '@/features/search/engine/types';

/**
 * Returns the documents of the settings that pages list.
 * @param places number of the page that shows a setting, by the anchor of its row
 */
export function settingDocuments(places: ReadonlyMap<string, number>): SearchDocument[] {
  const { settings } = getData();
  const sections = Object.keys(settings.properties ?? {}).filter((name) => name !== '$schema');
  const rows = sections.flatMap((section) => settingRows(section, settings));
  return rows.flatMap((row): SearchDocument[] => {
    const anchor = settingAnchor(row.path);
    const page = places.get(anchor);
    if (page === undefined) return [];
    return [
      {
        page,
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
