import 'server-only';
import { responseAnchor } from '@/shared/contract/anchors';
import { type ApiResponse, type Body, getResponses } from '@/shared/contract/bodies';
import { laterResponses, replacedSchema } from '@/shared/contract/later-releases';
import type { ApiOperation } from '@/shared/contract/operations';
import { schemaName } from '@/shared/contract/resolve';
import { statusText } from '@/shared/contract/status';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { exampleCode } from './example-code';
import { availability, getFields, typeText } from './fields';
import { schemaPath } from './schemas';
import type { Block, Section } from './types';

/** Returns the examples of a body as code. */
export const exampleBlocks = (body: Body): Block[] =>
  body.examples.map(({ summary, value }) => ({ kind: 'code', title: summary, ...exampleCode(body, value) }));

function bodyBlocks(body: Body, status: number, anchor: string): Block[] {
  // Error schemas have separate pages.
  const fields = status < 400 ? getFields(body.schema) : [];
  const name = schemaName(body.schema) ?? '';
  const type = typeText(body.schema);
  const link = `[${name}](${schemaPath(name)})`;
  const shape = type === name ? link : `${link}: ${type}`;
  const label = format(texts.propertiesOf, { name });
  const properties: Block = { kind: 'fields', label, fields, anchor, showRequired: false };
  return [
    { kind: 'text', tone: 'soft', text: `\`${body.contentType}\`, ${shape}` },
    ...(fields.length > 0 ? [properties] : []),
    ...exampleBlocks(body),
  ];
}

/** Returns what the newest release sends in place of the body of a success. */
function newestBlocks(newest: ApiResponse | undefined): Block[] {
  if (!newest?.body || newest.status >= 400) return [];
  const schema = replacedSchema(newest.body.schema);
  // Those of the entries follow with the earlier body.
  const fields = schema ? getFields(schema).filter(({ path }) => !path.includes('.')) : [];
  const label = texts.newestProperties;
  const properties: Block = { kind: 'fields', label, fields, anchor: 'newest', showRequired: false };
  return [
    { kind: 'text', text: texts.newestBody },
    ...(schema ? [properties] : []),
    ...exampleBlocks(newest.body),
    { kind: 'text', text: texts.earlierBody },
  ];
}

function responseSection(
  { status, description, headers, bodies }: ApiResponse,
  newest?: ApiResponse,
): Section {
  const aboutHeaders = headers.map(({ name, description: about, example }): Block => {
    const text = `${format(texts.header, { name, about })} ${format(texts.headerExample, { value: example })}`;
    return { kind: 'text', text };
  });
  return {
    id: responseAnchor(status),
    title: statusText(status),
    status,
    blocks: [
      { kind: 'text', text: description },
      ...aboutHeaders,
      ...newestBlocks(newest),
      ...bodies.flatMap((one, index) => bodyBlocks(one, status, responseAnchor(status, index))),
    ],
  };
}

/** Returns the responses of all releases, by ascending status. */
export function responseSections(operation: ApiOperation): Section[] {
  const newest = laterResponses(operation);
  const ofAll = getResponses(operation);
  const added = newest.filter(({ status }) => !ofAll.some((one) => one.status === status));
  return [
    ...ofAll.map((one) =>
      responseSection(
        one,
        newest.find(({ status }) => status === one.status),
      ),
    ),
    ...added.map((one) => {
      const section = responseSection(one);
      return { ...section, title: `${section.title} (${availability({ since: one.since })})` };
    }),
  ].sort((one, other) => (one.status ?? 0) - (other.status ?? 0));
}

/** Returns whether the newest release returns an object in place of a list. */
export const hasNewestList = (operation: ApiOperation): boolean =>
  laterResponses(operation).some(({ body }) => body && replacedSchema(body.schema));
