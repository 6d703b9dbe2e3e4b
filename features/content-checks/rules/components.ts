import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import { type Problem, problemAt } from '@/features/content/problem';
import { isNote } from '@/features/content/release-places';
import { getNote, noteTopics } from '@/features/content/releases';
import { screenshots } from '@/features/content/screenshots';
import { settingRows } from '@/features/content/settings/rows';
import type { SiteData } from '@/features/content/site-data';
import { getElements, getLine, type JsxElement, textAttribute } from '@/features/content/tree';
import { formNames } from '@/features/form-demo/forms';
import { errorMessage } from '@/shared/error-message';

/** Components that a page can use; features/docs-page/mdx-components.tsx has the same names. */
export const knownComponents: ReadonlySet<string> = new Set([
  'ApiExample',
  'Callout',
  'Card',
  'Cards',
  'Changed',
  'Details',
  'Differences',
  'FileTree',
  'FormDefinition',
  'Glossary',
  'KeepOffline',
  'LaterReleases',
  'LiveForm',
  'OperationsTable',
  'Screenshot',
  'Settings',
  'Since',
  'Steps',
  'Tab',
  'Tabs',
  'Term',
]);

const calloutTypes = ['note', 'tip', 'warning', 'danger', 'later'];

/** Attributes with a fixed set of values, by component: attribute, problem, values. */
const attributes: Record<
  string,
  [attribute: string, problemText: string, names: (data: SiteData) => readonly string[]]
> = {
  Callout: ['type', 'has type', () => calloutTypes],
  Changed: ['in', 'names the unknown release', ({ releases }) => releases.releases],
  Since: ['release', 'names the unknown release', ({ releases }) => releases.releases],
  LaterReleases: ['topic', 'lists the unknown topic', () => noteTopics],
  ApiExample: [
    'operation',
    'names the unknown operation',
    ({ contract }) => contract.operations.map(({ id }) => id),
  ],
  Term: ['name', 'names the unknown term', ({ terms }) => Object.keys(terms)],
  LiveForm: ['form', 'opens the unknown form', () => formNames],
  FormDefinition: ['form', 'opens the unknown form', () => formNames],
  Screenshot: ['name', 'shows the unknown screenshot', () => Object.keys(screenshots)],
};

/** Reports unknown components, HTML elements, and attributes that the component would reject. */
export function checkComponents(page: SourcePage, data: SiteData): Problem[] {
  const imports = page.tree.children
    .filter((node) => node.type === 'mdxjsEsm')
    .map((node) =>
      problemAt(page, getLine(node), 'an import or export', 'remove it; components need no import'),
    );
  return [
    ...imports,
    ...checkExpressions(page),
    ...getElements(page.tree).flatMap((element) => checkElement(page, element, data)),
  ];
}

/** Reports braces in text, which MDX runs as code. Comments are allowed. */
function checkExpressions(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const { value } = node as { value: string };
    if (/^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(value)) return;
    const fix = `write \\{${value}}, or mark it as code with backticks`;
    problems.push(problemAt(page, getLine(node), `{${value}} in the text is an expression`, fix));
  });
  return problems;
}

function checkElement(page: SourcePage, element: JsxElement, data: SiteData): Problem[] {
  const line = getLine(element);
  const name = element.name ?? '';
  if (!knownComponents.has(name)) {
    const fix = `use Markdown or one of ${[...knownComponents].join(', ')}`;
    return [problemAt(page, line, `<${name}> is not a component of the docs`, fix)];
  }
  const [problem, fix] = attributeProblem(name, element, data) ?? [];
  return problem && fix ? [problemAt(page, line, `<${name}> ${problem}`, fix)] : [];
}

type Finding = [problem: string, fix: string] | undefined;

function attributeProblem(name: string, element: JsxElement, data: SiteData): Finding {
  const [attribute = '', problemText = '', listNames] = attributes[name] ?? [];
  const names = listNames?.(data);
  const value = textAttribute(element, attribute) ?? '';
  if (names && !names.includes(value)) return [`${problemText} "${value}"`, `use one of ${names.join(', ')}`];
  if (name === 'Screenshot' && !textAttribute(element, 'alt'))
    return ['has no "alt"', 'describe what it shows'];
  if (isNote(name)) return noteProblem(name, element, value, data);
  if (name !== 'Settings') return undefined;
  try {
    settingRows(textAttribute(element, 'section') ?? '', data.settings);
    return undefined;
  } catch (error) {
    return [`: ${errorMessage(error)}`, 'use a configuration path of the schema'];
  }
}

/** Reports a note that is unknown, of another kind, or of another release than its page says. */
function noteProblem(
  component: 'Since' | 'Changed',
  element: JsxElement,
  release: string,
  { releases }: SiteData,
): Finding {
  const name = textAttribute(element, 'note');
  if (name === undefined)
    return element.children.length > 0
      ? ['has text, but no "note"', 'write the text into content/later-releases.json, or remove it']
      : undefined;
  try {
    const note = getNote(name, releases);
    if (note.release !== release)
      return [`shows the note "${name}" of another release`, `use ${note.release}`];
    return note.kind === component.toLowerCase()
      ? undefined
      : [`shows the note "${name}" of another kind`, 'use the other one of <Since release> and <Changed in>'];
  } catch (error) {
    return [`: ${errorMessage(error)}`, 'use a note of content/later-releases.json'];
  }
}
