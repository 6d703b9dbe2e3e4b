import { inline } from '@/components/mdx/markdown';
import type { Field } from '@/lib/build/openapi/fields';
import type { OperationTexts } from '@/lib/i18n/en/operation';
import { format } from '@/lib/i18n/format';

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

/** Members or parameters with type, bounds and meaning. */
export function FieldTable({ label, fields, showRequired, texts }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1)
    <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
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
                {showRequired && field.required && <span className="op-required">{texts.required}</span>}
              </th>
              <td>
                {field.type}
                {field.bounds.map((bound) => (
                  <span key={bound} className="op-bound">
                    {bound}
                  </span>
                ))}
                {field.default !== undefined && (
                  <span className="op-bound">{format(texts.defaultValue, { value: field.default })}</span>
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
