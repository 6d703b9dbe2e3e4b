import 'server-only';
import { indentedText } from '@/lib/api/json';
import { fileName, operationFile } from '@/lib/collections';
import { type ApiResponse, type Body, requestBody, responsesOf } from '@/lib/contract/bodies';
import { type ApiOperation, getOperation, neighbors, tagSegment } from '@/lib/contract/operations';
import { schemaName } from '@/lib/contract/resolve';
import { statusText } from '@/lib/contract/status';
import { build } from '@/lib/i18n/en/build';
import { operation as texts } from '@/lib/i18n/en/operation';
import { format } from '@/lib/i18n/format';
import { boundsText, type Field, fieldsOf, typeText } from '@/lib/server/contract/fields';
import { schemaPath } from '@/lib/server/contract/schemas';
import type { Usage } from '@/lib/server/contract/usage';
import { consolePath } from './about';
import { runningServerSection } from './differences';
import { errorResponseSection } from './error-responses';
import type { Block, ReferencePage, Section } from './types';

function parameterFields(operation: ApiOperation, place: 'path' | 'query'): Field[] {
  return operation.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema, required = false, description = '', example }) => {
      const values = (Array.isArray(example) ? example : [example]).map((value) => `\`${value}\``);
      return {
        path: name,
        type: typeText(schema),
        required,
        bounds: boundsText(schema),
        ...(schema.default !== undefined && { default: JSON.stringify(schema.default) }),
        description: `${description} ${format(texts.exampleValue, { values: values.join(', ') })}`.trim(),
      };
    });
}

function parameterSection(operation: ApiOperation): Section[] {
  const places = [
    { place: 'path', title: texts.inPath, label: texts.pathParameters },
    { place: 'query', title: texts.inQuery, label: texts.queryParameters },
  ] as const;
  const tables = places.flatMap(({ place, title, label }) => {
    const fields = parameterFields(operation, place);
    if (fields.length === 0) return [];
    const block: Block = { kind: 'fields', label, fields, showRequired: true };
    return [{ id: `parameters-${place}`, title, blocks: [block] }];
  });
  if (tables.length === 0) return [];
  const section = { id: 'parameters', title: texts.parameters };
  return tables.length === 1
    ? [{ ...section, blocks: tables.flatMap(({ blocks }) => blocks) }]
    : [{ ...section, blocks: [], sections: tables }];
}

const exampleBlocks = ({ examples }: Body): Block[] =>
  examples.map(({ summary, value }) => ({
    kind: 'code',
    title: summary,
    label: 'JSON',
    fence: 'json',
    text: indentedText(value),
  }));

function bodySection(operation: ApiOperation): Section[] {
  const body = requestBody(operation);
  if (!body) return [];
  const about = operation.operation.requestBody?.description ?? '';
  const fields = fieldsOf(body.schema);
  const name = schemaName(body.schema) ?? '';
  return [
    {
      id: 'body',
      title: texts.body,
      blocks: [
        { kind: 'text', text: `${about} ${format(texts.sentAs, { type: body.contentType })}`.trim() },
        { kind: 'text', tone: 'soft', text: `[${name}](${schemaPath(name)})` },
        { kind: 'fields', label: texts.bodyProperties, fields, showRequired: true },
        ...exampleBlocks(body),
      ],
    },
  ];
}

function responseSection({ status, description, headers, body }: ApiResponse): Section {
  // Errors all have one of two forms, which have pages of their own.
  const fields = body && status < 400 ? fieldsOf(body.schema) : [];
  const name = (body && schemaName(body.schema)) ?? '';
  const blocks: Block[] = [{ kind: 'text', text: description }];
  for (const { name: header, description: about, example } of headers)
    blocks.push({
      kind: 'text',
      text: `${format(texts.header, { name: header, about })} ${format(texts.headerExample, { value: example })}`,
    });
  if (body) {
    const type = typeText(body.schema);
    const link = `[${name}](${schemaPath(name)})`;
    const shape = type === name ? link : `${link}: ${type}`;
    blocks.push({ kind: 'text', tone: 'soft', text: `\`${body.contentType}\`, ${shape}` });
  }
  if (fields.length > 0)
    blocks.push({ kind: 'fields', label: format(texts.propertiesOf, { name }), fields, showRequired: false });
  return {
    id: `response-${status}`,
    title: statusText(status),
    status,
    blocks: [...blocks, ...(body ? exampleBlocks(body) : [])],
  };
}

/** The way to the files with which the operation is sent from an editor or another program. */
function takeHome({ id }: ApiOperation): Block {
  const href = operationFile(id);
  const values = { file: fileName(href), href, guide: '/docs/guides/take-home' };
  return { kind: 'text', tone: 'soft', text: format(texts.takeHome, values) };
}

const pageLink = (operation: ApiOperation | undefined) =>
  operation && { title: operation.operation.summary, href: operation.href };

/** The first sentence of what the contract says of an operation, behind its address. */
function descriptionOf({ method, path, operation }: ApiOperation): string {
  const [sentence = ''] = operation.description.split(/(?<=\.)\s/);
  return `\`${method.toUpperCase()} ${path}\`: ${sentence}`;
}

/** The page of an operation, in the texts of a language; `guides` are the pages that explain or use it. */
export function operationPage(operation: ApiOperation, guides: readonly Usage[]): ReferencePage {
  const login = getOperation('login');
  const { previous, next } = neighbors(operation.id);
  const access = operation.isProtected
    ? format(texts.needsToken, { title: login.id, href: login.href })
    : texts.isOpen;
  const guideSection: Section = {
    id: 'guides',
    title: texts.guides,
    blocks: [{ kind: 'links', items: guides.map(({ title, href }) => ({ title, href })) }],
  };
  return {
    path: operation.href,
    title: operation.operation.summary,
    description: descriptionOf(operation),
    trail: [
      { title: build.navApi, href: consolePath },
      { title: operation.tag, href: `${consolePath}#tag-${tagSegment(operation.tag)}` },
    ],
    callsApi: true,
    lead: [
      { kind: 'endpoint', method: operation.method, path: operation.path, operation },
      { kind: 'text', text: operation.operation.description },
      { kind: 'text', text: access, tone: 'access' },
    ],
    sections: [
      ...parameterSection(operation),
      ...bodySection(operation),
      {
        id: 'run',
        title: texts.run,
        isAside: true,
        blocks: [{ kind: 'text', text: texts.runAbout }, { kind: 'run', operation }, takeHome(operation)],
      },
      {
        id: 'responses',
        title: texts.responses,
        blocks: [{ kind: 'text', text: format(texts.responsesAbout, { href: `${consolePath}#rules` }) }],
        sections: responsesOf(operation).map((response) => responseSection(response)),
      },
      errorResponseSection(operation.id),
      runningServerSection(operation),
      ...(guides.length > 0 ? [guideSection] : []),
    ],
    previous: pageLink(previous),
    next: pageLink(next),
  };
}
