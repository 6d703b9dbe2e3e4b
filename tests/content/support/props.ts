import type { Expression, Property, SpreadElement } from 'estree';
import type { JsxElement } from '@/features/content/tree';
import type { ApiExampleProps, ResponseValue } from '@/features/try/request/types';

/** Evaluates a literal expression. Throws for anything that would have to run. */
function literal(expression: Expression | SpreadElement | null, where: string): ResponseValue {
  if (expression?.type === 'Literal') {
    const { value, raw = '' } = expression;
    // A double would round IDs: integers beyond 2^53 are read from the source text.
    if (typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(raw)) return BigInt(raw);
    if (value === null || ['string', 'number', 'boolean', 'bigint'].includes(typeof value))
      return value as ResponseValue;
  }
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis[0]?.value.cooked ?? '';
  if (expression?.type === 'UnaryExpression' && expression.operator === '-')
    return -Number(literal(expression.argument, where));
  if (expression?.type === 'ArrayExpression')
    return expression.elements.map((element) => literal(element, where));
  if (expression?.type === 'ObjectExpression')
    return Object.fromEntries(expression.properties.map((property) => entry(property, where)));
  throw new Error(`${where}: a ${expression?.type} cannot be read; props must be plain literals.`);
}

function entry(property: Property | SpreadElement, where: string): [string, ResponseValue] {
  if (property.type === 'Property' && !property.computed) {
    const { key, value } = property;
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    if (name !== undefined) return [name, literal(value as Expression, where)];
  }
  throw new Error(`${where}: spreads and computed names can't be read; write the properties out.`);
}

/** Reads the props of a component as literals. Throws an Error that begins with `where` for others. */
export function readProps(element: JsxElement, where: string): Record<string, ResponseValue> {
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

const isRecord = (value: unknown): value is Record<string, ResponseValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const VALIDATORS: Record<keyof ApiExampleProps, (value: ResponseValue) => boolean> = {
  operation: (value) => typeof value === 'string',
  title: (value) => typeof value === 'string',
  auth: (value) => typeof value === 'boolean',
  path: isRecord,
  query: isRecord,
  body: () => true,
  status: (value) => typeof value === 'number',
  response: () => true,
  onYourServer: (value) => typeof value === 'string',
  save: (value) => isRecord(value) && Object.values(value).every((path) => typeof path === 'string'),
};

/** Checks the types of `<ApiExample>` props. Throws an Error that begins with `where`. */
export function checkProps(props: Record<string, ResponseValue>, where: string): ApiExampleProps {
  for (const [name, value] of Object.entries(props)) {
    const isValid = Object.hasOwn(VALIDATORS, name) ? VALIDATORS[name as keyof ApiExampleProps] : undefined;
    if (!isValid)
      throw new Error(
        `${where}: <ApiExample> has no prop "${name}"; use one of ${Object.keys(VALIDATORS).join(', ')}.`,
      );
    if (!isValid(value))
      throw new Error(`${where}: the prop "${name}" has the wrong type; see features/try/request/types.ts.`);
  }
  for (const name of ['operation', 'status', 'response'])
    if (!Object.hasOwn(props, name)) throw new Error(`${where}: the prop "${name}" is missing; add it.`);
  // Each property was checked above.
  return props as unknown as ApiExampleProps;
}
