import type { Code, PhrasingContent, RootContent, TableCell } from 'mdast';
import type { Field } from '@/features/reference/build/fields';
import type { Block, DifferenceBlock, LinkItem } from '@/features/reference/build/types';
import { runSetup } from '@/features/try/request/operation-setup';
import { runSpec } from '@/features/try/request/operation-spec';
import { renderSample } from '@/features/try/samples';
import { languageList } from '@/features/try/samples/languages';
import { exampleSample } from '@/features/try/samples/program';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { type Inline, readBlocks, readInline } from '@/shared/markdown';
import { bulletList, cell, code, fence, link, paragraph, table, text } from './nodes';

export interface BlockContext {
  link: (href: string) => string;
  /** Depth of a heading below the section of the block. */
  depth: 3 | 4;
}

function withLinks(nodes: readonly Inline[], absolute: BlockContext['link']): PhrasingContent[] {
  return nodes.map((node): PhrasingContent => {
    if (node.type === 'link') return link(absolute(node.url), ...withLinks(node.children, absolute));
    return node.type === 'strong' ? { ...node, children: withLinks(node.children, absolute) } : node;
  });
}

/** Parses a line of Markdown and makes its links absolute. */
export const lineNodes = (markdown: string, context: BlockContext): PhrasingContent[] =>
  withLinks(readInline(markdown), context.link);

const textNodes = (markdown: string, { link: absolute }: BlockContext): RootContent[] =>
  readBlocks(markdown).map((block) =>
    block.type === 'paragraph'
      ? paragraph(...withLinks(block.children, absolute))
      : bulletList(block.items.map((item) => withLinks(item, absolute))),
  );

function fieldRow(field: Field, showRequired: boolean, context: BlockContext): TableCell[] {
  const mark = showRequired && field.required ? [text(` (${texts.required})`)] : [];
  const fallback = field.default === undefined ? [] : [format(texts.defaultValue, { value: field.default })];
  return [
    cell(code(field.path), ...mark),
    cell(text([field.type, ...field.bounds, ...fallback].join(', '))),
    // Table cells have a single line, so lists become sentences.
    cell(...lineNodes(field.description.replace(/\n+(- )?/g, ' '), context)),
  ];
}

function codeNodes(title: string, block: Pick<Code, 'value'> & { lang: string }, context: BlockContext) {
  if (title === '') return [fence(block.lang, block.value)];
  const line = title.endsWith(':') ? title : `${title}:`;
  return [paragraph(...lineNodes(line, context)), fence(block.lang, block.value)];
}

function differenceNodes(block: DifferenceBlock, context: BlockContext): RootContent[] {
  const { sides, security, evidence } = block;
  const items = sides.map(({ name, text: says }) => `${name}: ${says}`);
  if (security) items.push(`**${security.level}** ${security.advice}`);
  if (evidence) items.push(evidence);
  return [bulletList(items.map((item) => lineNodes(item, context)))];
}

function linkItem({ title, href, about, mark }: LinkItem, context: BlockContext): PhrasingContent[] {
  return [
    link(context.link(href), ...lineNodes(title, context)),
    ...(about ? [text(': '), ...lineNodes(about, context)] : []),
    ...(mark ? [text(` (${mark.text})`)] : []),
  ];
}

/** Returns the Markdown of a block. The Run panel becomes the code in every language. */
export function blockNodes(block: Block, context: BlockContext): RootContent[] {
  switch (block.kind) {
    case 'text':
      return textNodes(block.text, context);
    case 'endpoint': {
      const { method, path, mark, operation } = block;
      const about = ` (${format(texts.operationId, { id: operation.id })})`;
      const line = `\`${method.toUpperCase()} ${path}\`${about}${mark ? `, ${mark}` : ''}`;
      return [paragraph(...lineNodes(line, context))];
    }
    case 'fields': {
      const head = [texts.columnName, texts.columnType, texts.columnMeaning].map((name) => cell(text(name)));
      return [table([head, ...block.fields.map((field) => fieldRow(field, block.showRequired, context))])];
    }
    case 'errors': {
      const names = [texts.columnStatus, texts.columnProperty, texts.columnRejected, texts.columnText];
      const rows = block.rows.map(({ status, properties, rule, text: message }) => [
        cell(text(String(status))),
        cell(...properties.flatMap((name, index) => [...(index > 0 ? [text(' ')] : []), code(name)])),
        cell(...lineNodes(rule, context)),
        cell(message === null ? text(texts.noBody) : code(message)),
      ]);
      return [table([names.map((name) => cell(text(name))), ...rows])];
    }
    case 'code':
      return codeNodes(block.title, { lang: block.fence, value: block.text }, context);
    case 'run': {
      const spec = runSpec(block.operation);
      const setup = { values: {}, earlier: runSetup(spec), withSteps: true };
      const sample = exampleSample(spec, { origin: REFERENCE_ORIGIN, ...setup });
      return languageList.flatMap(({ id, label, fence: name }) => [
        paragraph(text(`${label}:`)),
        fence(name, renderSample(id, sample)),
      ]);
    }
    case 'links':
      return [bulletList(block.items.map((item) => linkItem(item, context)))];
    case 'difference':
      return differenceNodes(block, context);
  }
}
