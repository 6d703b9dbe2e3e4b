import { settingAnchor, settingRows } from '@/features/content/settings/rows';
import { getData } from '@/features/content/site-data';

interface SettingDocument {
  title: string;
  names: string[];
  text: string;
  /** Whether the platform uses the key. Unused keys rank lower. */
  isEffective: boolean;
}

/** Returns all settings by the fragment ID of their row. */
export function settingDocuments(): Map<string, SettingDocument> {
  const { settings } = getData();
  const sections = Object.keys(settings.properties ?? {}).filter((name) => name !== '$schema');
  const rows = sections.flatMap((section) => settingRows(section, settings));
  return new Map(
    rows.map((row) => [
      settingAnchor(row.path),
      {
        title: row.path,
        names: [row.path, row.env],
        text: [row.description, row.note].join(' ').replaceAll('`', '').trim(),
        isEffective: row.effective && !row.deprecated,
      },
    ]),
  );
}
