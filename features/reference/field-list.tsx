import { inline, Paragraphs } from '@/features/mdx/markdown';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { siteHref } from '@/shared/paths';
import { type Field, fieldAnchor, groupNested } from './build/fields';
import { schemaPath } from './build/schemas';

interface Props {
  /** Says what the list is of; read by screen readers. */
  label: string;
  fields: Field[];
  /** Prefix of the fragment ids of the rows. */
  anchor: string;
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

type ListProps = Omit<Props, 'label'>;

/** A row, and the properties of its value folded below it. */
function Row({
  field,
  nested,
  anchor,
  showRequired,
}: { field: Field; nested: Field[] } & Omit<ListProps, 'fields'>) {
  const id = fieldAnchor(anchor, field.path);
  return (
    <div id={id}>
      <dt>
        <a className="anchor" href={`#${id}`}>
          <FieldName path={field.path} />
        </a>
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
      {field.description && (
        <dd>
          {field.description.includes('\n') ? (
            <Paragraphs text={field.description} />
          ) : (
            inline(field.description)
          )}
        </dd>
      )}
      {nested.length > 0 && (
        <dd>
          <details className="op-nested">
            <summary>{inline(format(texts.nestedProperties, { name: field.path }))}</summary>
            <Rows fields={nested} anchor={anchor} showRequired={showRequired} />
          </details>
        </dd>
      )}
    </div>
  );
}

function Rows({ fields, ...props }: ListProps) {
  return (
    <dl className="op-list">
      {groupNested(fields).map(({ field, nested }) => (
        <Row key={field.path} field={field} nested={nested} {...props} />
      ))}
    </dl>
  );
}

/** Properties or parameters with type, bounds and meaning, each in lines as wide as the text and with a fragment id. */
export function FieldList({ label, ...props }: Props) {
  return (
    <div role="group" aria-label={label}>
      <Rows {...props} />
    </div>
  );
}
