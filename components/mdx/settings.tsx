import { type SettingRow, settingAnchor, settingRows } from '@/lib/build/settings/rows';
import { breakable } from './breakable';
import { inlineCode } from './settings-text';
import './settings.css';

/**
 * Table of every setting below a configuration section, made from `public/appsettings.schema.json`.
 * Fails the build with a sentence when the section is unknown.
 */
export function Settings({ section }: { section: string }) {
  const rows = settingRows(section);
  // On a phone the cells become blocks; some browsers then forget that this is a table, the roles keep it one.
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above, display: block removes the implicit roles
    <table className="settings-table" role="table" aria-label={`Settings of ${section}`}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          <th scope="col">Key</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">Effect and environment variable</th>
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          <SettingsRow key={row.path} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function SettingsRow({ row }: { row: SettingRow }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see the table
    <tr role="row" id={settingAnchor(row.path)}>
      <th scope="row" className="settings-key">
        <code>{breakable(row.key, /(?<=:)/)}</code>
        <Marks row={row} />
      </th>
      {/* biome-ignore lint/a11y/noRedundantRoles: see the table */}
      <td role="cell" data-label="Type">
        {row.type}
      </td>
      {/* biome-ignore lint/a11y/noRedundantRoles: see the table */}
      <td role="cell" data-label="Default">
        {row.default === '' ? 'none' : <code>{row.default}</code>}
      </td>
      {/* biome-ignore lint/a11y/noRedundantRoles: see the table */}
      <td role="cell" data-label="Effect">
        <span>
          {inlineCode(row.description)}
          {row.note && <> {inlineCode(row.note)}</>}
        </span>
        <code className="settings-env">{breakable(row.env, /(?<=__)/)}</code>
      </td>
    </tr>
  );
}

function Marks({ row }: { row: SettingRow }) {
  if (row.deprecated) return <span className="settings-mark">legacy</span>;
  if (!row.effective) return <span className="settings-mark">no effect</span>;
  return row.required ? <span className="settings-mark settings-mark-required">required</span> : null;
}
