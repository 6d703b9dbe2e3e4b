import { scrollable } from '@/components/mdx/scrollable';
import type { Field } from '@/lib/build/openapi/fields';
import { inline } from './markdown';

interface Props {
  /** Says what the table lists; read by screen readers. */
  label: string;
  fields: Field[];
  /** Whether `required` is worth a word; answers always hold every member. */
  showRequired?: boolean;
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
export function FieldTable({ label, fields, showRequired = false }: Props) {
  return (
    <div className="table-scroll" {...scrollable} role="group" aria-label={label}>
      <table className="op-fields" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.path}>
              <th scope="row">
                <FieldName path={field.path} />
                {showRequired && field.required && <span className="op-required">required</span>}
              </th>
              <td>
                {field.type}
                {field.bounds.map((bound) => (
                  <span key={bound} className="op-bound">
                    {bound}
                  </span>
                ))}
                {field.default !== undefined && <span className="op-bound">default {field.default}</span>}
              </td>
              <td>{inline(field.description)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
