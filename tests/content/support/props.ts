import { z } from 'zod';
import type { JsxElement } from '@/features/content/tree';
import type { ApiExampleProps } from '@/features/try/request/types';
import type { ExactJson } from '@/shared/http/json';

/** A string, or an integer that a double would round. */
const TOKEN = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\b\d{16,}\b/g;

/** Evaluates an expression of the project's own pages; integers that a double would round become `bigint`. */
const evaluate = (source: string): ExactJson =>
  new Function(`return (${source.replace(TOKEN, (text) => (/^\d/.test(text) ? `${text}n` : text))});`)();

/** Reads the props of a component. Throws an Error that begins with `where` for spread ones. */
export function readProps(element: JsxElement, where: string): Record<string, ExactJson> {
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute')
        throw new Error(`${where}: spread props cannot be read; write them out.`);
      const { name, value } = attribute;
      if (value === null || value === undefined) return [name, true];
      if (typeof value === 'string') return [name, value];
      return [name, evaluate(value.value)];
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
export function checkProps(props: Record<string, ExactJson>, where: string): ApiExampleProps {
  const { error } = apiExampleProps.safeParse(props);
  if (error) throw new Error(`${where}: <ApiExample>: ${z.prettifyError(error)}`);
  // Each property was checked above.
  return props as unknown as ApiExampleProps;
}
