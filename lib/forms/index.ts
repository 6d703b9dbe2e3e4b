import conditions from './definitions/conditions.json' with { type: 'json' };
import feedback from './definitions/feedback.json' with { type: 'json' };
import file from './definitions/file.json' with { type: 'json' };
import languages from './definitions/languages.json' with { type: 'json' };
import matrix from './definitions/matrix.json' with { type: 'json' };
import pages from './definitions/pages.json' with { type: 'json' };
import prefilled from './definitions/prefilled.json' with { type: 'json' };
import validation from './definitions/validation.json' with { type: 'json' };

/** The form definitions that readers start from, by name. */
export const formDefinitions = {
  feedback,
  pages,
  conditions,
  matrix,
  file,
  validation,
  languages,
  prefilled,
} as const;

export type FormName = keyof typeof formDefinitions;

export const formNames = Object.keys(formDefinitions) as FormName[];

export const isFormName = (name: string): name is FormName => Object.hasOwn(formDefinitions, name);

/** Where a definition is opened: the hash that the catalogue's form listens to. */
export const formHash = (name: FormName): string => `form-${name}`;

/** Lists of at most this many characters stay in one line. */
const LINE = 100;

/** The text of a definition as a reader edits it: indented, short lists and objects in one line. */
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
