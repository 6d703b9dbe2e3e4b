import type { RootContent } from 'mdast';
import { isScreenshotName, screenshotPath } from '@/features/content/screenshots';
import { settingRows } from '@/features/content/settings/rows';
import { getTerm, glossaryEntries } from '@/features/content/terms';
import type { JsxElement } from '@/features/content/tree';
import { checkProps, readProps } from '@/features/content-checks/props';
import { runningServerPage } from '@/features/differences/page';
import { differencesText } from '@/features/docs-page/differences';
import { definitionText, formDefinition, isFormName } from '@/features/form-demo/forms';
import { type CalloutType, calloutTitle } from '@/features/mdx/callout';
import { settingMark } from '@/features/mdx/settings';
import { exampleSpec } from '@/features/try/request/example-spec';
import { renderSample } from '@/features/try/samples';
import { sampleRequest } from '@/features/try/samples/program';
import { statusText } from '@/shared/contract/status';
import { exactText, prettyJson } from '@/shared/http/json';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { languages } from '@/shared/i18n/languages';
import { readInline } from '@/shared/markdown';
import {
  blocks,
  bulletList,
  cell,
  code,
  fence,
  flatten,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
} from './nodes';
import type { ElementHandler, MarkdownPageContext } from './types';

const locate = (element: JsxElement, { file }: MarkdownPageContext) =>
  `${file}:${element.position?.start.line ?? 1}`;

export function textProp(element: JsxElement, name: string, context: MarkdownPageContext): string {
  const value = readProps(element, locate(element, context))[name];
  return typeof value === 'string' ? value : '';
}

const callout: ElementHandler = (element, children, context) => {
  const type = textProp(element, 'type', context) || 'note';
  const title = textProp(element, 'title', context) || calloutTitle(type as CalloutType, context.language);
  return [{ type: 'blockquote', children: [paragraph(strong(title)), ...blocks(children)] }];
};

const tabs: ElementHandler = (element, children, context) => {
  const { items } = readProps(element, locate(element, context));
  const labels = Array.isArray(items) ? items.map(String) : [];
  // `<Tab>` renders a quote, so that panels can be distinguished here.
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
      cell(...readInline(`${row.description} ${row.note}`.trim())),
      cell(code(row.env)),
    ];
  });
  return [table([head, ...rows])];
};

const apiExample: ElementHandler = (element, _children, context) => {
  const where = locate(element, context);
  const props = checkProps(readProps(element, where), where);
  const { contract } = context.data;
  const spec = exampleSpec(props, contract);
  const texts = languages[context.language].vocabulary;
  const response = props.response === null ? `, ${texts.noBody}.` : ':';
  return [
    paragraph(strong(spec.title)),
    fence('bash', renderSample('curl', { ...sampleRequest(spec), url: REFERENCE_ORIGIN + spec.path })),
    paragraph(
      text(`${texts.response}: `),
      strong(String(props.status)),
      text(` ${statusText(props.status)}${response}`),
    ),
    ...(props.response === null ? [] : [fence('json', prettyJson(exactText(props.response)))]),
  ];
};

/** Renders a form as its definition. Catalogue forms are already below their heading. */
const showDefinition: ElementHandler = (element, _children, context) => {
  const name = textProp(element, 'form', context);
  if (!isFormName(name))
    throw new Error(`${locate(element, context)}: the form "${name}" does not exist; correct its name.`);
  return [fence('json', definitionText(formDefinition(name, context.language)))];
};

const liveForm: ElementHandler = (element, children, context) => {
  const { catalogue } = readProps(element, locate(element, context));
  return catalogue ? [] : showDefinition(element, children, context);
};

const screenshot: ElementHandler = (element, _children, context) => {
  const name = textProp(element, 'name', context);
  if (!isScreenshotName(name))
    throw new Error(
      `${locate(element, context)}: the screenshot "${name}" does not exist; use a name of features/content/screenshots.ts.`,
    );
  const url = context.link(screenshotPath(name, 'light'));
  return [paragraph({ type: 'image', url, alt: textProp(element, 'alt', context) })];
};

const card: ElementHandler = (element, children, context) => {
  const url = context.link(textProp(element, 'href', context));
  const title = textProp(element, 'title', context);
  const about = flatten(children);
  return [bulletList([[link(url, text(title)), ...(about.length > 0 ? [text(': '), ...about] : [])]])];
};

const cards: ElementHandler = (_element, children) => {
  return [list(children.flatMap((child) => (child.type === 'list' ? child.children : [])))];
};

const term: ElementHandler = (element, children, context) => {
  const name = textProp(element, 'name', context);
  const { href } = getTerm(name, context.data.terms);
  return [link(context.link(href), ...flatten(children)) as RootContent];
};

const differences: ElementHandler = (_element, _children, { language, link: linkTo }) => [
  link(linkTo(runningServerPage), text(differencesText(language))) as RootContent,
];

const glossary: ElementHandler = (_element, _children, { data, language, link: linkTo }) => [
  bulletList(
    glossaryEntries(data.terms, language).map(({ title, definition, href }) => [
      link(linkTo(href), text(title)),
      text(`: ${definition}`),
    ]),
  ),
];

/** Markdown version of each component. */
export const elementHandlers: Readonly<Record<string, ElementHandler>> = {
  ApiExample: apiExample,
  Callout: callout,
  Card: card,
  Cards: cards,
  Details: (element, children, context) => [
    paragraph(strong(textProp(element, 'summary', context))),
    ...blocks(children),
  ],
  Differences: differences,
  // Shows the interface, which has no text.
  FileTree: (_element, children) => children,
  FormDefinition: showDefinition,
  Glossary: glossary,
  // Depends on the reader's device.
  KeepOffline: () => [],
  LiveForm: liveForm,
  // Each operation has its own Markdown page with the same facts.
  OperationsTable: () => [],
  Screenshot: screenshot,
  Settings: settings,
  Steps: (_element, children) => children,
  Tab: (_element, children) => [{ type: 'blockquote', children: blocks(children) }],
  Tabs: tabs,
  Term: term,
};
