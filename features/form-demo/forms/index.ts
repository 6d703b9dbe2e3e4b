import type { LocaleCode } from '@/theme.config';
import conditions from './definitions/conditions.json' with { type: 'json' };
import feedback from './definitions/feedback.json' with { type: 'json' };
import file from './definitions/file.json' with { type: 'json' };
import languages from './definitions/languages.json' with { type: 'json' };
import matrix from './definitions/matrix.json' with { type: 'json' };
import pages from './definitions/pages.json' with { type: 'json' };
import prefilled from './definitions/prefilled.json' with { type: 'json' };
import validation from './definitions/validation.json' with { type: 'json' };

const definitions = { feedback, pages, conditions, matrix, file, validation, languages, prefilled } as const;

export type FormName = keyof typeof definitions;

export const formNames = Object.keys(definitions) as FormName[];

/** Picks one language of each translated text in a value. */
function inLanguage(value: unknown, language: LocaleCode): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null) return value;
  const texts = value as Record<string, unknown>;
  if ('default' in texts) return texts[language] ?? texts.default;
  return Object.fromEntries(Object.entries(texts).map(([name, item]) => [name, inLanguage(item, language)]));
}

/** Returns a definition in one language. The form about languages keeps all. */
export const formDefinition = (name: FormName, language: LocaleCode): unknown =>
  name === 'languages' ? languages : inLanguage(definitions[name], language);

export const formTitle = (name: FormName, language: LocaleCode): string =>
  String(inLanguage(definitions[name].title, language));

export const formHash = (name: FormName): string => `form-${name}`;

/** Longest list or object on one line. */
const LINE = 100;

/** Formats a definition: indented, with short lists and objects on one line. */
export function definitionText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((item) => definitionText(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${definitionText(item, inner)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const line = isList || parts.length === 0 ? open + parts.join(', ') + close : `{ ${parts.join(', ')} }`;
  if (indent !== '' && !line.includes('\n') && indent.length + line.length <= LINE) return line;
  return `${open}\n${parts.map((property) => inner + property).join(',\n')}\n${indent}${close}`;
}
