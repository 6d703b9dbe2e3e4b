import { type SettingRow, settingAnchor, settingRows } from '@/features/content/settings/rows';
import { getData } from '@/features/content/site-data';
import { dataLanguage } from '@/shared/i18n';
import { format } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';
import { breakable } from './elements';
import { inline } from './markdown';
import { releaseLabel } from './releases';
import { tableRoles as roles } from './table';

interface SettingsProps {
  section: string;
  language: LocaleCode;
}

/** Renders all settings below a configuration section. Throws for an unknown section. */
export function Settings({ section, language }: SettingsProps) {
  const rows = settingRows(section, getData().settings);
  const texts = languages[language].vocabulary;
  return (
    <div className="table-scroll">
      <table className="settings-table" {...roles.table} aria-label={format(texts.settingsOf, { section })}>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th scope="col">{texts.settingKey}</th>
            <th scope="col">{texts.settingType}</th>
            <th scope="col">{texts.settingDefault}</th>
            <th scope="col">{texts.settingEffectAndVariable}</th>
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <SettingsRow key={row.path} row={row} language={language} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SettingsRow({ row, language }: { row: SettingRow; language: LocaleCode }) {
  const texts = languages[language].vocabulary;
  const mark = settingMark(row, language);
  const lang = language === dataLanguage ? undefined : dataLanguage;
  return (
    <tr {...roles.row} id={settingAnchor(row.path)}>
      <th scope="row" className="settings-key">
        <code>{breakable(row.key, /(?<=:)|(?<=[a-z])(?=[A-Z])/)}</code>
        {mark && (
          <>
            {' '}
            <span className={`settings-mark${row.required ? ' settings-mark-required' : ''}`}>{mark}</span>
          </>
        )}
      </th>
      <td {...roles.cell} data-label={texts.settingType}>
        {row.type}
      </td>
      <td {...roles.cell} data-label={texts.settingDefault}>
        {row.default === '' ? texts.settingNoDefault : <code>{row.default}</code>}
      </td>
      <td {...roles.cell}>
        <span lang={lang}>
          {inline(row.description)}
          {row.note && <> {inline(row.note)}</>}
        </span>{' '}
        <code className="settings-env">{breakable(row.env, /(?<=__)/)}</code>
      </td>
    </tr>
  );
}

function settingMark(row: SettingRow, language: LocaleCode): string | undefined {
  const texts = languages[language].vocabulary;
  if (row.deprecated) return texts.settingLegacy;
  if (row.since) return releaseLabel('since', row.since, language);
  if (!row.effective) return texts.settingIneffective;
  return row.required ? texts.settingRequired : undefined;
}
