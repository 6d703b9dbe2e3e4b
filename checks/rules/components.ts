import { settingRows } from '@/lib/build/settings/rows';
import type { SettingsSchema } from '@/lib/build/settings/schema';
import type { VersionData } from '@/lib/build/versions/data';
import { errorMessage } from '@/lib/shared/error-message';
import { formNames, isFormName } from '@/lib/shared/forms';
import type { SourcePage } from '../pages';
import type { Problem } from '../problem';
import { elementsOf, type JsxElement, lineOf, textAttribute } from '../tree';

/** Components that a page may use; the same names are in components/mdx/mdx-components.tsx. */
export const knownComponents: ReadonlySet<string> = new Set([
  'ApiExample',
  'Callout',
  'Card',
  'Cards',
  'Details',
  'FileTree',
  'FormDefinition',
  'Glossary',
  'KeepOffline',
  'LiveForm',
  'Settings',
  'Steps',
  'Tab',
  'Tabs',
  'Term',
]);

const calloutTypes = new Set(['note', 'tip', 'warning', 'danger', 'later']);

/** Unknown components, HTML elements, and attributes that the component would refuse. */
export function checkComponents(page: SourcePage, data: VersionData): Problem[] {
  const imports = page.tree.children
    .filter((node) => node.type === 'mdxjsEsm')
    .map((node) =>
      problemAt(page, lineOf(node), 'an import or export', 'remove it; components need no import'),
    );
  return [...imports, ...elementsOf(page.tree).flatMap((element) => checkElement(page, element, data))];
}

function checkElement(page: SourcePage, element: JsxElement, data: VersionData): Problem[] {
  const line = lineOf(element);
  if (!element.name || !knownComponents.has(element.name)) {
    const names = [...knownComponents].join(', ');
    return [
      problemAt(
        page,
        line,
        `<${element.name ?? ''}> is not a component of the docs`,
        `use Markdown or one of ${names}`,
      ),
    ];
  }
  const reason = attributeProblem(element, data);
  return reason ? [problemAt(page, line, `<${element.name}> ${reason.problem}`, reason.mend)] : [];
}

function attributeProblem(
  element: JsxElement,
  { terms, settings }: VersionData,
): { problem: string; mend: string } | undefined {
  if (element.name === 'Callout') {
    const type = textAttribute(element, 'type') ?? '';
    if (!calloutTypes.has(type))
      return { problem: `has type "${type}"`, mend: `use one of ${[...calloutTypes].join(', ')}` };
  }
  if (element.name === 'Term') {
    const name = textAttribute(element, 'name') ?? '';
    if (!Object.hasOwn(terms, name))
      return {
        problem: `names the unknown term "${name}"`,
        mend: `use one of ${Object.keys(terms).join(', ')}`,
      };
  }
  if (element.name === 'LiveForm' || element.name === 'FormDefinition') {
    const form = textAttribute(element, 'form') ?? '';
    if (!isFormName(form))
      return { problem: `opens the unknown form "${form}"`, mend: `use one of ${formNames.join(', ')}` };
  }
  if (element.name === 'Settings') return settingsProblem(textAttribute(element, 'section') ?? '', settings);
  return undefined;
}

function settingsProblem(
  section: string,
  schema: SettingsSchema,
): { problem: string; mend: string } | undefined {
  try {
    settingRows(section, schema);
    return undefined;
  } catch (error) {
    return {
      problem: `: ${errorMessage(error)}`,
      mend: 'use a configuration path of the schema',
    };
  }
}

function problemAt(page: SourcePage, line: number, problem: string, mend: string): Problem {
  return { file: page.file, line, problem, mend };
}
