import { inline } from '@/components/mdx/markdown';
import { operation as texts } from '@/lib/i18n/en/operation';
import { format } from '@/lib/i18n/format';
import { siteHref } from '@/lib/paths';
import type { Field } from '@/lib/server/contract/fields';
import { schemaPath } from '@/lib/server/contract/schemas';

interface Props {
  /** Says what the list is of; read by screen readers. */
  label: string;
  fields: Field[];
  /** Whether to mark required properties; responses always contain every property. */
  showRequired: boolean;
}

/** Parents of a nested name in gray, so that the own name stands out. */
function FieldName({ path }: { path: string }) {
  const dot = path.lastIndexOf('.') + 1;
  return (
    <code className="bare">
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

/** Properties or parameters with type, bounds and meaning, each in lines as wide as the text. */
export function FieldList({ label, fields, showRequired }: Props) {
  return (
    <div role="group" aria-label={label}>
      <dl className="op-list">
        {fields.map((field) => (
          <div key={field.path}>
            <dt>
              <FieldName path={field.path} />
              <span className="op-bound fine">
                <Separator text=" " />
                <TypeName field={field} />
                {field.bounds.map((bound) => `, ${bound}`).join('')}
                {field.default !== undefined && `, ${format(texts.defaultValue, { value: field.default })}`}
              </span>
              {showRequired && field.required && (
                <span className="op-required fine">
                  <Separator text=" (" />
                  {texts.required}
                  <Separator text=")" />
                </span>
              )}
            </dt>
            {field.description && <dd>{inline(field.description)}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
