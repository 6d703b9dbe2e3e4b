import 'server-only';
import type { ApiOperation } from '@/shared/contract/operations';
import { indentedText } from '@/shared/http/json';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { consoleLink, operationLink } from './about';
import { getFields, typeText } from './fields';
import {
  findParents,
  findUses,
  getSchema,
  schemaExample,
  schemaGroups,
  schemaLink,
  schemaLinks,
  schemaNames,
  schemaPath,
} from './schemas';
import type { LinkItem, ReferencePage, Section } from './types';

function operationItems(name: string): LinkItem[] {
  // A response can have the schema in several media types.
  const uses = new Map<ApiOperation, Set<string>>();
  for (const { operation, status } of findUses(name)) {
    const use = status === undefined ? texts.usedAsBody : format(texts.usedAsResponse, { status });
    uses.set(operation, new Set([...(uses.get(operation) ?? []), use]));
  }
  return [...uses].map(([operation, all]) => ({ ...operationLink(operation), about: [...all].join(', ') }));
}

const parentItems = (name: string): LinkItem[] =>
  findParents(name).map(({ parent, property }) => ({
    title: `\`${parent}\``,
    href: schemaPath(parent),
    about: property
      ? format(texts.usedInSchema, { property: `\`${property}\`` })
      : format(texts.arrayOf, { type: `\`${name}\`` }),
  }));

/** Returns the page of a schema. Throws a RangeError for an unknown name. */
export function schemaPage(name: string): ReferencePage {
  const schema = getSchema(name);
  const fields = getFields({ $ref: `#/components/schemas/${name}` });
  const items = schema.items ? typeText(schema) : '';
  const about = schema.description ?? '';
  const position = schemaNames.indexOf(name);
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
    trail: [consoleLink, { title: texts.schemas, href: schemaPath() }],
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
          { kind: 'code', title: '', label: 'JSON', fence: 'json', text: indentedText(schemaExample(name)) },
        ],
      },
    ],
    previous: schemaLinks[position - 1],
    next: schemaLinks[position + 1],
  };
}

/** Returns the list of all schemas, grouped by tag. */
export function schemasPage(): ReferencePage {
  const description = format(texts.schemasAbout, { count: schemaNames.length });
  return {
    path: schemaPath(),
    title: texts.schemas,
    description,
    trail: [consoleLink],
    lead: [{ kind: 'text', text: description }],
    sections: schemaGroups().map(({ tag, names }) => ({
      id: tag?.toLowerCase() ?? 'several',
      title: tag ?? texts.everyTag,
      blocks: [
        {
          kind: 'links',
          items: names.map((name) => ({ ...schemaLink(name), about: getSchema(name).description })),
        },
      ],
    })),
  };
}
