import { inline } from '@/components/mdx/markdown';
import type { Field } from '@/lib/build/openapi/fields';
import { schemaPath } from '@/lib/build/openapi/schemas';
import type { OperationTexts } from '@/lib/i18n/en/operation';
import { format } from '@/lib/i18n/format';
import { scrollable } from '@/lib/shared/markup/scrollable';
import { siteHref } from '@/lib/shared/paths';

interface Props {
  /** Says what the table lists; read by screen readers. */
  label: string;
  fields: Field[];
  /** Whether `required` is worth a word; answers always hold every member. */
  showRequired: boolean;
  texts: OperationTexts;
}

/** Parents of a nested name in grey, so that the own name stands out. */
function FieldName({ path }: { path: string }) {
  const dot = path.lastIndexOf('.') + 1;
  return (
    <code>
      {dot > 0 && <span className="op-parent">{path.slice(0, dot)}</span>}
      {path.slice(dot)}
    </code>
  );
}

/** The type, with the schema in it as a link. */
function TypeName({ field: { type, schema } }: { field: Field }) {
  if (!schema) return type;
  const [before = '', after = ''] = type.split(schema);
  return (
    <>
      {before}
      <a href={siteHref(schemaPath(schema))}>{schema}</a>
      {after}
    </>
  );
}

/** A sign between words that the layout keeps apart, for screen readers, copied text and programs. */
const Separator = ({ text }: { text: string }) => <span className="visually-hidden">{text}</span>;

/** Members or parameters with type, bounds and meaning. */
export function FieldTable({ label, fields, showRequired, texts }: Props) {
  return (
    <div className="table-scroll" {...scrollable} role="group" aria-label={label}>
      <table className="op-fields" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.columnName}</th>
            <th scope="col">{texts.columnType}</th>
            <th scope="col">{texts.columnMeaning}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.path}>
              <th scope="row">
                <FieldName path={field.path} />
                {showRequired && field.required && (
                  <span className="op-required">
                    <Separator text=" (" />
                    {texts.required}
                    <Separator text=")" />
                  </span>
                )}
              </th>
              <td>
                <TypeName field={field} />
                {field.bounds.map((bound) => (
                  <span key={bound} className="op-bound">
                    <Separator text=", " />
                    {bound}
                  </span>
                ))}
                {field.default !== undefined && (
                  <span className="op-bound">
                    <Separator text=", " />
                    {format(texts.defaultValue, { value: field.default })}
                  </span>
                )}
              </td>
              <td>{inline(field.description)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
