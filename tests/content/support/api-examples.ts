import { readFileSync } from 'node:fs';
import type { Expression, SpreadElement } from 'estree';
import { z } from 'zod';
import { parsePage } from '@/features/content/pages';
import { getElements, getLine, type JsxElement } from '@/features/content/tree';
import type { ApiExampleProps } from '@/features/try/request/types';
import { filesBelow } from '@/shared/files/files';
import type { ExactJson } from '@/shared/http/json';

export interface ApiExampleSource {
  /** Path of the page in messages. */
  file: string;
  /** Line of the opening tag, from 1. */
  line: number;
  props: ApiExampleProps;
}

/** Evaluates a literal expression. Throws for anything that would have to run. */
function literal(expression: Expression | SpreadElement | null, where: string): ExactJson {
  if (expression?.type === 'Literal') {
    const { value, raw = '' } = expression;
    // A double would round IDs: integers beyond 2^53 are read from the source text.
    if (typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(raw)) return BigInt(raw);
    if (value === null || ['string', 'number', 'boolean', 'bigint'].includes(typeof value))
      return value as ExactJson;
  }
  if (expression?.type === 'UnaryExpression' && expression.operator === '-')
    return -Number(literal(expression.argument, where));
  if (expression?.type === 'ArrayExpression')
    return expression.elements.map((element) => literal(element, where));
  if (expression?.type === 'ObjectExpression')
    return Object.fromEntries(
      expression.properties.map((property) => {
        if (property.type !== 'Property' || property.computed)
          throw new Error(`${where}: spreads and computed names can't be read; write the properties out.`);
        const { key, value } = property;
        const name = key.type === 'Identifier' ? key.name : literal(key as Expression, where);
        return [String(name), literal(value as Expression, where)];
      }),
    );
  throw new Error(`${where}: a ${expression?.type} cannot be read; props must be plain literals.`);
}

/** Reads the props of a component as literals. Throws an Error that begins with `where` for others. */
function readProps(element: JsxElement, where: string): Record<string, ExactJson> {
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute')
        throw new Error(`${where}: spread props cannot be read; write them out.`);
      const { name, value } = attribute;
      if (value === null || value === undefined) return [name, true];
      if (typeof value === 'string') return [name, value];
      const [statement] = value.data?.estree?.body ?? [];
      if (statement?.type !== 'ExpressionStatement')
        throw new Error(`${where}: the prop "${name}" is empty.`);
      return [name, literal(statement.expression, `${where}, prop "${name}"`)];
    }),
  );
}

const apiExampleProps = z.strictObject({
  operation: z.string(),
  title: z.string().optional(),
  auth: z.boolean().optional(),
  path: z.record(z.string(), z.unknown()).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown(),
  status: z.number(),
  response: z.custom((value) => value !== undefined, 'add it: null for no body'),
  onYourServer: z.string().optional(),
  save: z.record(z.string(), z.string()).optional(),
} satisfies Record<keyof ApiExampleProps, z.ZodType>);

/** Checks the types of `<ApiExample>` props. Throws an Error that begins with `where`. */
function checkProps(props: Record<string, ExactJson>, where: string): ApiExampleProps {
  const { error } = apiExampleProps.safeParse(props);
  if (error) throw new Error(`${where}: <ApiExample>: ${z.prettifyError(error)}`);
  // Each property was checked above.
  return props as unknown as ApiExampleProps;
}

/**
 * Reads the API examples of one MDX text in page order without running anything. `file` is used in messages.
 * Throws an Error with file and line.
 */
export function readExamples(file: string, text: string): ApiExampleSource[] {
  const page = parsePage(file, '', text);
  if ('problem' in page) throw new Error(`${file}:${page.line}: ${page.problem}`);
  return getElements(page.tree)
    .filter(({ name }) => name === 'ApiExample')
    .map((element) => {
      const line = getLine(element);
      const where = `${file}:${line}`;
      return { file, line, props: checkProps(readProps(element, where), where) };
    });
}

/** Reads the examples of all pages, by page; omits pages without examples. */
export function readAllExamples(): Map<string, ApiExampleSource[]> {
  const pages = filesBelow('content', '.mdx').map((path) => {
    const file = `content/${path}`;
    return [file, readExamples(file, readFileSync(file, 'utf8'))] as const;
  });
  return new Map(pages.filter(([, examples]) => examples.length > 0));
}
