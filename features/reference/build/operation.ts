import 'server-only';
import { fileName, operationFile } from '@/shared/collection-files';
import { neighbors } from '@/shared/contract/all-operations';
import { responseAnchor } from '@/shared/contract/anchors';
import { type ApiResponse, type Body, getResponses, requestBody } from '@/shared/contract/bodies';
import { currentContractFiles } from '@/shared/contract/contract-files';
import { openApi } from '@/shared/contract/document';
import {
  type ApiOperation,
  getOperation,
  groupAnchor,
  hasOptionalToken,
  operationGroups,
} from '@/shared/contract/operations';
import { schemaName } from '@/shared/contract/resolve';
import { statusText } from '@/shared/contract/status';
import { build } from '@/shared/i18n/en/build';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { consolePath } from './about';
import { isOpenOnServer, runningServerSection } from './differences';
import { errorResponseSection } from './error-responses';
import { exampleCode } from './example-code';
import { boundsText, type Field, getFields, typeText } from './fields';
import { schemaPath } from './schemas';
import type { Block, ReferencePage, Section } from './types';
import type { Usage } from './usage';

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
        description: [description, format(texts.exampleValue, { values: values.join(', ') })]
          .join(description.includes('\n') ? '\n\n' : ' ')
          .trim(),
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
    const block: Block = { kind: 'fields', label, fields, anchor: place, showRequired: true };
    return [{ id: `parameters-${place}`, title, blocks: [block] }];
  });
  if (tables.length === 0) return [];
  const section = { id: 'parameters', title: texts.parameters };
  return tables.length === 1
    ? [{ ...section, blocks: tables.flatMap(({ blocks }) => blocks) }]
    : [{ ...section, blocks: [], sections: tables }];
}

const exampleBlocks = (body: Body): Block[] =>
  body.examples.map(({ summary, value }) => ({ kind: 'code', title: summary, ...exampleCode(body, value) }));

function bodySection(operation: ApiOperation): Section[] {
  const body = requestBody(operation);
  if (!body) return [];
  const about = operation.operation.requestBody?.description ?? '';
  const fields = getFields(body.schema);
  const name = schemaName(body.schema) ?? '';
  return [
    {
      id: 'body',
      title: texts.body,
      blocks: [
        { kind: 'text', text: `${about} ${format(texts.sentAs, { type: body.contentType })}`.trim() },
        { kind: 'text', tone: 'soft', text: `[${name}](${schemaPath(name)})` },
        { kind: 'fields', label: texts.bodyProperties, fields, anchor: 'body', showRequired: true },
        ...exampleBlocks(body),
      ],
    },
  ];
}

function bodyBlocks(body: Body, status: number, anchor: string): Block[] {
  // Error schemas have separate pages.
  const fields = status < 400 ? getFields(body.schema) : [];
  const name = schemaName(body.schema) ?? '';
  const type = typeText(body.schema);
  const link = `[${name}](${schemaPath(name)})`;
  const shape = type === name ? link : `${link}: ${type}`;
  return [
    { kind: 'text', tone: 'soft', text: `\`${body.contentType}\`, ${shape}` },
    ...(fields.length > 0
      ? [
          {
            kind: 'fields',
            label: format(texts.propertiesOf, { name }),
            fields,
            anchor,
            showRequired: false,
          } as const,
        ]
      : []),
    ...exampleBlocks(body),
  ];
}

function responseSection({ status, description, headers, body, otherBodies }: ApiResponse): Section {
  const blocks: Block[] = [{ kind: 'text', text: description }];
  for (const { name: header, description: about, example } of headers)
    blocks.push({
      kind: 'text',
      text: `${format(texts.header, { name: header, about })} ${format(texts.headerExample, { value: example })}`,
    });
  const bodies = [...(body ? [body] : []), ...otherBodies];
  return {
    id: responseAnchor(status),
    title: statusText(status),
    status,
    blocks: [
      ...blocks,
      ...bodies.flatMap((one, index) => bodyBlocks(one, status, responseAnchor(status, index))),
    ],
  };
}

/** Returns the link to the operation's `.http` file and API client collections. */
function downloadBlock({ id }: ApiOperation): Block {
  const href = operationFile(id);
  const values = { file: fileName(href), href, guide: '/docs/guides/take-home' };
  return { kind: 'text', tone: 'soft', text: format(texts.takeHome, values) };
}

const pageLink = (operation: ApiOperation | undefined) =>
  operation && { title: operation.operation.summary, href: operation.href };

/** Returns the address and the first sentence of the contract's description. */
function summarize({ method, path, operation }: ApiOperation): string {
  const [sentence = ''] = operation.description.split(/(?<=\.)\s/);
  return `\`${method.toUpperCase()} ${path}\`: ${sentence}`;
}

/** Returns the anchor of the operation's group on the console page, which lists published operations only. */
const getGroup = ({ tag }: ApiOperation): string =>
  operationGroups.some((group) => group.tag === tag) ? `#${groupAnchor(tag)}` : '';

/** Returns the page of an operation; `guides` are the pages that explain or use it. */
export function operationPage(operation: ApiOperation, guides: readonly Usage[]): ReferencePage {
  const login = getOperation('login');
  const { previous, next } = neighbors(operation.id);
  const { isServerOnly } = operation;
  const needsToken = isOpenOnServer(operation) ? texts.needsTokenInSandbox : texts.needsToken;
  const open = hasOptionalToken(operation) ? texts.optionalToken : texts.isOpen;
  const access = operation.isProtected ? format(needsToken, { title: login.id, href: login.href }) : open;
  const about = format(texts.serverOnlyAbout, {
    version: openApi.info.version,
    href: currentContractFiles.server,
  });
  const guideSection: Section = {
    id: 'guides',
    title: texts.guides,
    blocks: [{ kind: 'links', items: guides.map(({ title, href }) => ({ title, href })) }],
  };
  return {
    path: operation.href,
    title: operation.operation.summary,
    description: summarize(operation),
    trail: [
      { title: build.navApi, href: consolePath },
      { title: operation.tag, href: `${consolePath}${getGroup(operation)}` },
    ],
    callsApi: true,
    lead: [
      {
        kind: 'endpoint',
        method: operation.method,
        path: operation.path,
        operation,
        ...(isServerOnly && { mark: texts.serverOnly }),
      },
      { kind: 'text', text: operation.operation.description },
      { kind: 'text', text: access, tone: 'access' },
      ...(isServerOnly ? [{ kind: 'text', text: about, tone: 'soft' } as const] : []),
    ],
    sections: [
      ...parameterSection(operation),
      ...bodySection(operation),
      {
        id: 'run',
        title: texts.run,
        isAside: true,
        blocks: [
          { kind: 'text', text: isServerOnly ? texts.runServerAbout : texts.runAbout },
          { kind: 'run', operation },
          ...(isServerOnly ? [] : [downloadBlock(operation)]),
        ],
      },
      {
        id: 'responses',
        title: texts.responses,
        blocks: [{ kind: 'text', text: format(texts.responsesAbout, { href: `${consolePath}#rules` }) }],
        sections: getResponses(operation).map((response) => responseSection(response)),
      },
      ...(isServerOnly ? [] : [errorResponseSection(operation.id), runningServerSection(operation)]),
      ...(guides.length > 0 ? [guideSection] : []),
    ],
    previous: pageLink(previous),
    next: pageLink(next),
  };
}
