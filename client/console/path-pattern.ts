import 'client-only';
import { buildPath, matchPath, templateNames } from '@/lib/api/path-template';

/** What each parameter of a path must look like; the name is the one in the path. */
export type ParamPatterns = Readonly<Record<string, RegExp>>;

/** A route parameter that is missing or does not match its pattern; `parameter` is its name. */
export class PathParamError extends Error {
  override readonly name = 'PathParamError';
  constructor(
    readonly parameter: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** A path with parameters. */
export interface PathPattern<Name extends string> {
  /** Such as `/{tag}/{operationId}`. */
  readonly template: string;
  /**
   * Parameters of a path, decoded; null when the path is of another kind (fewer fixed segments, or more segments).
   * Throws PathParamError when a parameter is empty or does not match its pattern.
   */
  match(path: string): Record<Name, string> | null;
  /** Path with the parameters filled in. Throws PathParamError for the first that is missing or does not match. */
  build(params: Partial<Record<Name, string>>): string;
}

function check(
  template: string,
  name: string,
  value: string | undefined,
  pattern: RegExp | undefined,
): string {
  if (value === undefined || value === '')
    throw new PathParamError(name, `The parameter "${name}" of ${template} is missing.`);
  if (pattern && !pattern.test(value))
    throw new PathParamError(
      name,
      `The parameter "${name}" of ${template} is "${value}", which does not match ${pattern.source}.`,
    );
  return value;
}

/** Makes a pattern of a template whose segments are fixed text or `{name}`. */
export function pathPattern<Name extends string>(
  template: string,
  patterns: Readonly<Record<Name, RegExp>>,
): PathPattern<Name> {
  const rules: ParamPatterns = patterns;
  const checked = (values: Readonly<Record<string, string | undefined>>) =>
    // The template's names are those of the patterns.
    Object.fromEntries(
      templateNames(template).map((name) => [name, check(template, name, values[name], rules[name])]),
    ) as Record<Name, string>;
  return {
    template,
    match(path) {
      const values = matchPath(template, path);
      return values && checked(values);
    },
    build: (params) => buildPath(template, checked(params)),
  };
}
