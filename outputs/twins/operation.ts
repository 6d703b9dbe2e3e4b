import { boundsText, type Field, fieldsOf, typeText } from '@/lib/build/openapi/fields';
import { operationSample } from '@/lib/build/openapi/sample-request';
import { type Usage, usageOf } from '@/lib/build/openapi/usage';
import { type ApiResponse, type Body, requestBody, responsesOf } from '@/lib/shared/openapi/bodies';
import { type ApiOperation, getOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { httpFileSample } from '@/lib/shared/samples/http-file';
import { twinLinks, twinPath } from './links';
import { runningServerParts } from './running-server';
import type { Twin } from './types';

/** Texts of the contract are Markdown already; only a table needs its bars escaped. */
const cellText = (markdown: string) => markdown.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(fields: Field[], showRequired: boolean): string {
  const rows = fields.map(({ path, type, required, bounds, default: fallback, description }) => {
    const rules = [type, ...bounds, ...(fallback === undefined ? [] : [`default ${fallback}`])];
    const name = `\`${path}\`${showRequired && required ? ' (required)' : ''}`;
    return `| ${name} | ${cellText(rules.join(', '))} | ${cellText(description)} |`;
  });
  return ['| Name | Type | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function jsonFences(body: Body): string[] {
  return body.examples.flatMap(({ summary, value }) => [
    `${summary}:`,
    `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``,
  ]);
}

function parameters({ parameters: all }: ApiOperation): string[] {
  if (all.length === 0) return [];
  const fields = all.map(({ name, in: place, schema, required = false, description = '' }) => ({
    path: name,
    type: `${typeText(schema)}, in the ${place}`,
    required,
    bounds: boundsText(schema),
    ...(schema.default !== undefined && { default: JSON.stringify(schema.default) }),
    description,
  }));
  return ['## Parameters', table(fields, true)];
}

function request(api: ApiOperation): string[] {
  const body = requestBody(api);
  if (!body) return [];
  const about = `${api.operation.requestBody?.description ?? ''} Sent as \`${body.contentType}\`.`.trim();
  return ['## Request body', about, table(fieldsOf(body.schema), true), ...jsonFences(body)];
}

function response({ status, description, headers, body }: ApiResponse): string[] {
  const fields = body ? fieldsOf(body.schema) : [];
  return [
    `### ${status} ${statusText(status)}`.trim(),
    description,
    ...headers.map(({ name, description: meaning }) => `Header \`${name}\`: ${meaning}`),
    ...(body ? [`\`${body.contentType}\`, ${typeText(body.schema)}`] : []),
    ...(fields.length > 0 ? [table(fields, false)] : []),
    ...(body ? jsonFences(body) : []),
  ];
}

/** Markdown of an operation; `guides` are the pages that explain or use it. */
export function operationBody(api: ApiOperation, guides: readonly Usage[]): string {
  const link = twinLinks(api.href);
  const parts = [
    `# ${api.operation.summary}`,
    `\`${api.method.toUpperCase()} ${api.path}\` (operation \`${api.id}\`)`,
    api.operation.description,
    api.isProtected
      ? `Needs an access token in the header \`Authorization: Bearer …\`; get one with [login](${link(getOperation('login').href)}).`
      : 'Open: no access token is needed.',
    ...parameters(api),
    ...request(api),
    '## Request sample',
    `\`\`\`http\n${httpFileSample(operationSample(api))}\n\`\`\``,
    '## Responses',
    ...responsesOf(api).flatMap(response),
    ...runningServerParts(api),
    ...(guides.length > 0 ? ['## Guides'] : []),
    ...(guides.length > 0 ? [guides.map(({ title, href }) => `- [${title}](${link(href)})`).join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The text form of the page of an API operation, made from the contract. */
export function operationTwin(api: ApiOperation): Twin {
  const [sentence = ''] = api.operation.description.split(/(?<=\.)\s/);
  return {
    path: twinPath(api.href),
    page: api.href,
    title: api.operation.summary,
    description: `\`${api.method.toUpperCase()} ${api.path}\`: ${sentence}`,
    text: async () => operationBody(api, await usageOf(api.id)),
  };
}
