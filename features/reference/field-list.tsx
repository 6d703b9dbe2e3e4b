import { inline, Paragraphs } from '@/features/mdx/markdown';
import { fieldAnchor } from '@/shared/contract/anchors';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { siteHref } from '@/shared/paths';
import { availability, type Field, groupNested } from './build/fields';
import { schemaPath } from './build/schemas';

interface Props {
  /** Accessible name of the list. */
  label: string;
  fields: Field[];
  /** Prefix of the fragment IDs of the rows. */
  anchor: string;
  /** Whether to mark required properties; responses always contain every property. */
  showRequired: boolean;
}

/** Renders the parents of a nested name in gray. */
function FieldName({ path }: { path: string }) {
  const dot = path.lastIndexOf('.') + 1;
  return (
    <code className="bare">
      {dot > 0 && <span className="op-parent">{path.slice(0, dot)}</span>}
      {path.slice(dot)}
    </code>
  );
}

/** Renders the type, with a link to its schema. */
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

/** Separates words for screen readers, copied text and programs; visually, the layout does. */
const Separator = ({ text }: { text: string }) => <span className="visually-hidden">{text}</span>;

/** Renders a remark after the type, in brackets. */
function Remark({ className, text }: { className: string; text: string }) {
  return (
    <span className={className}>
      <Separator text=" (" />
      {text}
      <Separator text=")" />
    </span>
  );
}

type ListProps = Omit<Props, 'label'>;

/** Returns the ID of a row. A property that a later release made anew has a second row below the first. */
const getAnchor = (anchor: string, { path, since, isRepeated }: Field): string =>
  fieldAnchor(anchor, isRepeated && since ? `${path}-${since}` : path);

/** Renders a row with the nested properties folded below it. */
function Row({
  field,
  nested,
  anchor,
  showRequired,
}: { field: Field; nested: Field[] } & Omit<ListProps, 'fields'>) {
  const id = getAnchor(anchor, field);
  const servers = availability(field);
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
        {servers && <Remark className="op-bound fine" text={servers} />}
        {showRequired && field.required && <Remark className="op-required fine" text={texts.required} />}
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
        <Row key={getAnchor(props.anchor, field)} field={field} nested={nested} {...props} />
      ))}
    </dl>
  );
}

export function FieldList({ label, ...props }: Props) {
  return (
    <div role="group" aria-label={label}>
      <Rows {...props} />
    </div>
  );
}
