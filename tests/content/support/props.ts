import type { Expression, Property } from 'estree';
import type { JsxElement } from '@/features/content/tree';
import type { ApiExampleProps, ResponseValue } from '@/features/try/request/types';

function propertyName(property: Property, where: string): string {
  if (property.computed)
    throw new Error(`${where}: computed property names can't be read; write the name out.`);
  if (property.key.type === 'Identifier') return property.key.name;
  if (property.key.type === 'Literal') return String(property.key.value);
  throw new Error(`${where}: a property name is neither a word nor a string; write it as one.`);
}

/** Evaluates a literal expression. Throws for anything that would have to run. */
function literal(expression: Expression, where: string): ResponseValue {
  switch (expression.type) {
    case 'Literal': {
      if ('bigint' in expression && typeof expression.value === 'bigint') return expression.value;
      // A double would round IDs: integers beyond 2^53 are read from the source text.
      if (
        typeof expression.value === 'number' &&
        !Number.isSafeInteger(expression.value) &&
        /^\d+$/.test(expression.raw ?? '')
      )
        return BigInt(expression.raw ?? 0);
      if (expression.value === null && !('regex' in expression)) return null;
      if (['string', 'number', 'boolean'].includes(typeof expression.value))
        return expression.value as ResponseValue;
      break;
    }
    case 'TemplateLiteral':
      if (expression.expressions.length === 0) return expression.quasis[0]?.value.cooked ?? '';
      break;
    case 'UnaryExpression': {
      const value = literal(expression.argument, where);
      if (expression.operator === '-' && (typeof value === 'number' || typeof value === 'bigint'))
        return -value;
      break;
    }
    case 'ArrayExpression':
      return expression.elements.map((element) => {
        if (element && element.type !== 'SpreadElement') return literal(element, where);
        throw new Error(`${where}: lists must name every element; write holes and spreads out.`);
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.map((property) => {
          if (property.type === 'SpreadElement')
            throw new Error(`${where}: spreads can't be read; write the properties out.`);
          return [propertyName(property, where), literal(property.value as Expression, where)];
        }),
      );
  }
  throw new Error(`${where}: a ${expression.type} cannot be read; props must be plain literals.`);
}

/**
 * Reads the props of a component as literals. Throws an Error that begins with `where` for other expressions.
 */
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
        throw new Error(`${where}: the prop "${name}" is empty; give it a value.`);
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
