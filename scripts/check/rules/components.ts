import { errorMessage } from '@/lib/error-message';
import { formNames, isFormName } from '@/lib/forms';
import { isScreenshotName, screenshots } from '@/lib/screenshots';
import { settingRows } from '@/lib/server/settings/rows';
import type { SettingsSchema } from '@/lib/server/settings/schema';
import type { VersionData } from '@/lib/server/versions/data';
import type { SourcePage } from '../pages';
import type { Problem } from '../problem';
import { elementsOf, type JsxElement, lineOf, textAttribute } from '../tree';

/** Components that a page may use; the same names are in components/mdx/mdx-components.tsx. */
export const knownComponents: ReadonlySet<string> = new Set([
  'ApiExample',
  'Callout',
  'Card',
  'Cards',
  'DesignSystem',
  'Details',
  'Differences',
  'FileTree',
  'FormDefinition',
  'Glossary',
  'KeepOffline',
  'LiveForm',
  'Screenshot',
  'Settings',
  'Steps',
  'Tab',
  'Tabs',
  'Term',
]);

const calloutTypes = new Set(['note', 'tip', 'warning', 'danger', 'later']);

/** Unknown components, HTML elements, and attributes that the component would reject. */
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
  return reason ? [problemAt(page, line, `<${element.name}> ${reason.problem}`, reason.fix)] : [];
}

function attributeProblem(
  element: JsxElement,
  { contract, terms, settings }: VersionData,
): { problem: string; fix: string } | undefined {
  if (element.name === 'Callout') {
    const type = textAttribute(element, 'type') ?? '';
    if (!calloutTypes.has(type))
      return { problem: `has type "${type}"`, fix: `use one of ${[...calloutTypes].join(', ')}` };
  }
  if (element.name === 'ApiExample') {
    const name = textAttribute(element, 'operation') ?? '';
    const names = contract.operations.map(({ id }) => id);
    if (!names.includes(name))
      return { problem: `names the unknown operation "${name}"`, fix: `use one of ${names.join(', ')}` };
  }
  if (element.name === 'Term') {
    const name = textAttribute(element, 'name') ?? '';
    if (!Object.hasOwn(terms, name))
      return {
        problem: `names the unknown term "${name}"`,
        fix: `use one of ${Object.keys(terms).join(', ')}`,
      };
  }
  if (element.name === 'LiveForm' || element.name === 'FormDefinition') {
    const form = textAttribute(element, 'form') ?? '';
    if (!isFormName(form))
      return { problem: `opens the unknown form "${form}"`, fix: `use one of ${formNames.join(', ')}` };
  }
  if (element.name === 'Screenshot') {
    const name = textAttribute(element, 'name') ?? '';
    if (!isScreenshotName(name))
      return {
        problem: `shows the unknown screenshot "${name}"`,
        fix: `use one of ${Object.keys(screenshots).join(', ')}`,
      };
    if (!textAttribute(element, 'alt')) return { problem: 'has no "alt"', fix: 'describe what it shows' };
  }
  if (element.name === 'Settings') return settingsProblem(textAttribute(element, 'section') ?? '', settings);
  return undefined;
}

function settingsProblem(
  section: string,
  schema: SettingsSchema,
): { problem: string; fix: string } | undefined {
  try {
    settingRows(section, schema);
    return undefined;
  } catch (error) {
    return {
      problem: `: ${errorMessage(error)}`,
      fix: 'use a configuration path of the schema',
    };
  }
}

function problemAt(page: SourcePage, line: number, problem: string, fix: string): Problem {
  return { file: page.file, line, problem, fix };
}
