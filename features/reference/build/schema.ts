import 'server-only';
import { indentedText } from '@/shared/http/json';
import { build } from '@/shared/i18n/en/build';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { consolePath } from './about';
import { getFields, typeText } from './fields';
import {
  findParents,
  findUses,
  getSchema,
  schemaExample,
  schemaGroups,
  schemaNames,
  schemaPath,
} from './schemas';
import type { LinkItem, ReferencePage, Section } from './types';

function operationItems(name: string): LinkItem[] {
  const uses = new Map<string, { item: LinkItem; uses: string[] }>();
  for (const { operation, status } of findUses(name)) {
    const { href } = operation;
    const known = uses.get(href) ?? { item: { title: operation.operation.summary, href }, uses: [] };
    known.uses.push(status === undefined ? texts.usedAsBody : format(texts.usedAsResponse, { status }));
    uses.set(href, known);
  }
  return [...uses.values()].map(({ item, uses: all }) => ({ ...item, about: all.join(', ') }));
}

const parentItems = (name: string): LinkItem[] =>
  findParents(name).map(({ parent, property }) => ({
    title: `\`${parent}\``,
    href: schemaPath(parent),
    about: property
      ? format(texts.usedInSchema, { property: `\`${property}\`` })
      : format(texts.arrayOf, { type: `\`${name}\`` }),
  }));

const linkTo = (name: string | undefined) =>
  name === undefined ? undefined : { title: name, href: schemaPath(name) };

/** Returns the page of a schema. Throws a RangeError for an unknown name. */
export function schemaPage(name: string): ReferencePage {
  const schema = getSchema(name);
  const fields = getFields({ $ref: `#/components/schemas/${name}` });
  const items = schema.items ? typeText(schema) : '';
  const [position, about] = [schemaNames.indexOf(name), schema.description ?? ''];
  const properties: Section = {
    id: 'properties',
    title: texts.schemaProperties,
    blocks: [
      {
        kind: 'fields',
        label: format(texts.propertiesOf, { name }),
        fields,
        anchor: 'property',
        // Responses contain all properties of their release, so only other schemas mark the required ones.
        showRequired: fields.some(({ required, since }) => !required && !since),
      },
    ],
  };
  return {
    path: schemaPath(name),
    title: name,
    longTitle: format(texts.schemaTitle, { name }),
    description: `${format(texts.schemaTitle, { name })}: ${about}`,
    callsApi: false,
    trail: [
      { title: build.navApi, href: consolePath },
      { title: texts.schemas, href: schemaPath() },
    ],
    lead: [
      { kind: 'text', text: about },
      ...(items ? [{ kind: 'text', tone: 'soft', text: items } as const] : []),
    ],
    sections: [
      ...(fields.length > 0 ? [properties] : []),
      {
        id: 'uses',
        title: texts.schemaUses,
        blocks: [{ kind: 'links', items: [...operationItems(name), ...parentItems(name)] }],
      },
      {
        id: 'example',
        title: texts.schemaExample,
        isAside: true,
        blocks: [
          {
            kind: 'code',
            title: '',
            label: 'JSON',
            fence: 'json',
            text: indentedText(schemaExample(name)),
          },
        ],
      },
    ],
    previous: linkTo(schemaNames[position - 1]),
    next: linkTo(schemaNames[position + 1]),
  };
}

/** Returns the list of all schemas, grouped by tag. */
export function schemasPage(): ReferencePage {
  const description = format(texts.schemasAbout, { count: schemaNames.length });
  return {
    path: schemaPath(),
    title: texts.schemas,
    description,
    callsApi: false,
    trail: [{ title: build.navApi, href: consolePath }],
    lead: [{ kind: 'text', text: description }],
    sections: schemaGroups().map(({ tag, names }) => ({
      id: tag?.toLowerCase() ?? 'several',
      title: tag ?? texts.everyTag,
      blocks: [
        {
          kind: 'links',
          items: names.map((name) => ({
            title: name,
            href: schemaPath(name),
            about: getSchema(name).description ?? '',
          })),
        },
      ],
    })),
  };
}
