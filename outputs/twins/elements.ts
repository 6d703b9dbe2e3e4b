import type { ListItem, RootContent } from 'mdast';
import { checkProps, readProps } from '@/checks/api-examples';
import type { JsxElement } from '@/checks/tree';
import { sampleRequest } from '@/components/mdx/api-example/sample-request';
import { exampleSpec } from '@/components/mdx/api-example/spec';
import { type CalloutType, calloutTitle } from '@/components/mdx/callout';
import { settingMark } from '@/components/mdx/settings';
import { settingRows } from '@/lib/build/settings/rows';
import { glossaryEntries, termOf } from '@/lib/build/terms';
import { languages } from '@/lib/i18n/languages';
import { linkInVersion } from '@/lib/shared/addresses';
import { exactText, prettyJson } from '@/lib/shared/api/json';
import { REFERENCE_ORIGIN } from '@/lib/shared/api/origins';
import { definitionText, formDefinitions, isFormName } from '@/lib/shared/forms';
import { statusText } from '@/lib/shared/openapi/status';
import { httpFileSample } from '@/lib/shared/samples/http-file';
import {
  blocks,
  bulletList,
  cell,
  code,
  fence,
  flatten,
  inline,
  link,
  paragraph,
  strong,
  text,
} from './nodes';
import type { TwinContext } from './types';

/** Makes the Markdown of a component from its element and its children, which are plain already. */
type ElementHandler = (element: JsxElement, children: RootContent[], context: TwinContext) => RootContent[];

const whereOf = (element: JsxElement, { file }: TwinContext) =>
  `${file}:${element.position?.start.line ?? 1}`;

function textProp(element: JsxElement, name: string, context: TwinContext): string {
  const value = readProps(element, whereOf(element, context))[name];
  return typeof value === 'string' ? value : '';
}

const callout: ElementHandler = (element, children, context) => {
  const type = textProp(element, 'type', context) || 'note';
  const title = textProp(element, 'title', context) || calloutTitle(type as CalloutType, context.language);
  return [{ type: 'blockquote', children: [paragraph(strong(title)), ...blocks(children)] }];
};

const tabs: ElementHandler = (element, children, context) => {
  const { items } = readProps(element, whereOf(element, context));
  const labels = Array.isArray(items) ? items.map(String) : [];
  // Each <Tab> left a quote of its panel behind, so that panels can be told apart here.
  const panels = children.filter((child) => child.type === 'blockquote');
  return panels.flatMap((panel, index) => [paragraph(strong(labels[index] ?? '')), ...panel.children]);
};

const settings: ElementHandler = (element, _children, context) => {
  const texts = languages[context.language].vocabulary;
  const head = [
    texts.settingKey,
    texts.settingType,
    texts.settingDefault,
    texts.settingEffect,
    texts.settingVariable,
  ].map((name) => cell(text(name)));
  const rows = settingRows(textProp(element, 'section', context), context.data.settings).map((row) => {
    const mark = settingMark(row);
    return [
      cell(code(row.path), ...(mark ? [text(` (${texts[mark]})`)] : [])),
      cell(text(row.type)),
      cell(row.default === '' ? text(texts.settingNoDefault) : code(row.default)),
      cell(...inline(`${row.description} ${row.note}`.trim())),
      cell(code(row.env)),
    ];
  });
  return [
    { type: 'table', children: [head, ...rows].map((cells) => ({ type: 'tableRow', children: cells })) },
  ];
};

const apiExample: ElementHandler = (element, _children, context) => {
  const where = whereOf(element, context);
  const props = checkProps(readProps(element, where), where);
  const { contract } = context.data;
  const spec = exampleSpec(props, contract);
  const texts = languages[context.language].vocabulary;
  const answer = props.answer === null ? `, ${texts.noBody}.` : ':';
  return [
    paragraph(strong(spec.title)),
    fence('http', httpFileSample(sampleRequest(spec, REFERENCE_ORIGIN))),
    paragraph(
      text(`${texts.answer}: `),
      strong(String(props.status)),
      text(` ${statusText(props.status)}${answer}`),
    ),
    ...(props.answer === null ? [] : [fence('json', prettyJson(exactText(props.answer)))]),
  ];
};

/** A form is read as its definition; the one of the catalogue is below its own name already. */
const formDefinition: ElementHandler = (element, _children, context) => {
  const name = textProp(element, 'form', context);
  if (!isFormName(name)) throw new Error(`${whereOf(element, context)}: there is no form "${name}".`);
  return [fence('json', definitionText(formDefinitions[name]))];
};

const liveForm: ElementHandler = (element, children, context) => {
  const { catalogue } = readProps(element, whereOf(element, context));
  return catalogue ? [] : formDefinition(element, children, context);
};

const card: ElementHandler = (element, children, context) => {
  const url = context.link(textProp(element, 'href', context));
  const title = textProp(element, 'title', context);
  const about = flatten(children);
  return [
    bulletList([
      [{ type: 'link', url, children: [text(title)] }, ...(about.length > 0 ? [text(': '), ...about] : [])],
    ]),
  ];
};

const cards: ElementHandler = (_element, children) => {
  const items = children.flatMap((child): ListItem[] => (child.type === 'list' ? child.children : []));
  return [{ type: 'list', ordered: false, spread: false, children: items }];
};

const term: ElementHandler = (element, children, context) => {
  const name = textProp(element, 'name', context);
  const target = linkInVersion(termOf(name, context.data.terms).href, context.version);
  return [{ type: 'link', url: context.link(target), children: flatten(children) } as RootContent];
};

const glossary: ElementHandler = (_element, _children, { data, language, link: linkTo, version }) => [
  bulletList(
    glossaryEntries(data.terms, language).map(({ title, definition, href }) => [
      link(linkTo(linkInVersion(href, version)), text(title)),
      text(`: ${definition}`),
    ]),
  ),
];

/** Markdown form of each component that a page may use. */
export const elementHandlers: Readonly<Record<string, ElementHandler>> = {
  ApiExample: apiExample,
  Callout: callout,
  Card: card,
  Cards: cards,
  Details: (element, children, context) => [
    paragraph(strong(textProp(element, 'summary', context))),
    ...blocks(children),
  ],
  FileTree: (_element, children) => children,
  FormDefinition: formDefinition,
  Glossary: glossary,
  // What is on the reader's device can be seen in the page alone.
  KeepOffline: () => [],
  LiveForm: liveForm,
  Settings: settings,
  Steps: (_element, children) => children,
  Tab: (_element, children) => [{ type: 'blockquote', children: blocks(children) }],
  Tabs: tabs,
  Term: term,
};
