import 'server-only';
import { basename } from 'node:path';
import { getNote, notesOfOperation, operationNotesAnchor } from '@/features/content/releases';
import { getData } from '@/features/content/site-data';
import { releaseLabel } from '@/features/mdx/releases';
import { operationFile } from '@/shared/collection-files';
import { requestBody } from '@/shared/contract/bodies';
import { laterParameters, neighbors, sinceRelease } from '@/shared/contract/later-releases';
import { type ApiOperation, groupAnchor, operationGroups } from '@/shared/contract/operations';
import { schemaName } from '@/shared/contract/resolve';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { consoleLink, consolePath, operationLink, operationsPage } from './about';
import { accessText, availabilityTexts } from './access';
import { runningServerSection } from './differences';
import { errorResponseSection } from './error-responses';
import { curlCode } from './example-code';
import { availability, describeValue, type Field, getFields } from './fields';
import { exampleBlocks, hasNewestList, responseSections } from './responses';
import { schemaPath } from './schemas';
import type { Block, Link, ReferencePage, Section } from './types';

function parameterFields(operation: ApiOperation, place: 'path' | 'query'): Field[] {
  return [...operation.parameters, ...laterParameters(operation)]
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema, required = false, description = '', example, 'x-since': since }) => {
      const values = (Array.isArray(example) ? example : [example]).map((value) => `\`${value}\``);
      return {
        path: name,
        required,
        since,
        ...describeValue(schema),
        description: [
          description,
          ...(example === undefined ? [] : [format(texts.exampleValue, { values: values.join(', ') })]),
        ]
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

/** Returns the link to the operation's `.http` file and API client collections. */
function downloadBlock({ id }: ApiOperation): Block {
  const href = operationFile(id);
  const values = { file: basename(href), href, guide: '/docs/guides/take-home' };
  return { kind: 'text', tone: 'soft', text: format(texts.takeHome, values) };
}

/** Returns the address and the first sentence of the contract's description. */
function summarize({ method, path, operation }: ApiOperation): string {
  const [sentence = ''] = operation.description.split(/(?<=\.)\s/);
  return `\`${method.toUpperCase()} ${path}\`: ${sentence}`;
}

/** Returns the anchor of the operation's group on the console page, which lists published operations only. */
const getGroup = ({ tag }: ApiOperation): string =>
  operationGroups.some((group) => group.tag === tag) ? `#${groupAnchor(tag)}` : '';

/** Returns what later releases do differently, if they do. */
function laterReleasesSection({ id }: ApiOperation): Section[] {
  const { releases } = getData();
  const notes = notesOfOperation(id, releases);
  if (notes.length === 0) return [];
  const lines = notes.map((name) => {
    const { kind, release, text } = getNote(name, releases);
    return `- **${releaseLabel(kind === 'since' ? 'since' : 'changed', release, 'en')}:** ${text.en}`;
  });
  const blocks: Block[] = [{ kind: 'text', text: lines.join('\n') }];
  return [{ id: operationNotesAnchor, title: texts.laterReleases, blocks }];
}

/** Returns the request to send: with Run, or as code for operations of later releases. */
function runSection(operation: ApiOperation): Section {
  const { isServerOnly } = operation;
  if (sinceRelease(operation)) {
    return {
      id: 'run',
      title: texts.copyCode,
      isAside: true,
      blocks: [{ kind: 'code', title: '', label: 'cURL', fence: 'text', text: curlCode(operation) }],
    };
  }
  return {
    id: 'run',
    title: texts.run,
    isAside: true,
    blocks: [
      { kind: 'text', text: isServerOnly ? texts.runServerAbout : texts.runAbout },
      { kind: 'run', operation },
      ...(hasNewestList(operation) ? [{ kind: 'text', text: texts.runNewest } as const] : []),
      ...(isServerOnly ? [] : [downloadBlock(operation)]),
    ],
  };
}

/** Returns the page of an operation; `guides` are the pages that explain or use it. */
export function operationPage(operation: ApiOperation, guides: Link[]): ReferencePage {
  const { previous, next } = neighbors(operation.id);
  const { isServerOnly } = operation;
  const since = sinceRelease(operation);
  const guideSection: Section = {
    id: 'guides',
    title: texts.guides,
    blocks: [{ kind: 'links', items: guides }],
  };
  const mark = availability({ since, isServerOnly });
  return {
    path: operation.href,
    title: operation.operation.summary,
    description: summarize(operation),
    trail: [
      consoleLink,
      { title: operation.tag, href: since ? operationsPage : `${consolePath}${getGroup(operation)}` },
    ],
    lead: [
      { kind: 'endpoint', operation, ...(mark && { mark }) },
      { kind: 'text', text: operation.operation.description },
      { kind: 'text', text: accessText(operation), tone: 'access' },
      ...availabilityTexts(operation).map((text) => ({ kind: 'text', text, tone: 'soft' }) as const),
    ],
    sections: [
      ...parameterSection(operation),
      ...bodySection(operation),
      runSection(operation),
      {
        id: 'responses',
        title: texts.responses,
        blocks: since
          ? []
          : [{ kind: 'text', text: format(texts.responsesAbout, { href: `${consolePath}#rules` }) }],
        sections: responseSections(operation),
      },
      ...(isServerOnly ? [] : [errorResponseSection(operation.id), runningServerSection(operation)]),
      ...laterReleasesSection(operation),
      ...(guides.length > 0 ? [guideSection] : []),
    ],
    previous: previous && operationLink(previous),
    next: next && operationLink(next),
  };
}
