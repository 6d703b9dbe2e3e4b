import fc, { type Arbitrary } from 'fast-check';
import document from '@/openapi.json';

interface Schema {
  type?: string;
  format?: string;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
}

// The schemas differ in which keywords they have, which makes the type of the file too exact to walk through.
const schemas = document.components.schemas as unknown as Record<string, Schema>;

/** Password and e-mail that satisfy the rules that schemas cannot tell. */
export const goodPasswords = ['Passw0rd!', 'An0ther-one', 'P@ssw0rd'];
const goodPassword = fc.constantFrom(...goodPasswords);
const goodEmail = fc.constantFrom(
  'admin@endatix.com',
  'a@example.com',
  'b.c+d@example.com',
  'ADMIN@endatix.com',
);

function valid(schema: Schema): Arbitrary<unknown> {
  const base = ((): Arbitrary<unknown> => {
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'integer') {
      const minimum = (schema.minimum ?? -2_147_483_648) + (schema.exclusiveMinimum ? 1 : 0);
      return fc.integer({ min: minimum, max: 2_147_483_647 });
    }
    if (schema.format === 'email') return goodEmail;
    if (schema.format === 'password') return goodPassword;
    const minLength = schema.minLength ?? 0;
    return fc.oneof(
      fc.string({ unit: 'binary', minLength, maxLength: Math.min(schema.maxLength ?? 40, 100) }),
      fc.constantFrom('{}', '{"q":1}', 'read', 'APPROVED'),
    );
  })();
  return schema.nullable ? fc.option(base) : base;
}

/** Values that no member takes, and some that only look right. */
const odd: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0085',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x'.repeat(101),
    '3',
    '+3',
    ' 3',
  ),
  fc.constantFrom<unknown>(0, -1, 1.5, 1e300, 2_147_483_648, -2_147_483_649, 2 ** 60),
  fc.constantFrom<unknown>(null, true, [], {}, [[]]),
);

/** A body that fits the schema of that name. */
export function validBody(name: string): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schemas[name] ?? {};
  const members = Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, valid(schema)]));
  return fc.record(members, { requiredKeys: required });
}

/** A body with members left out, of the wrong type or value, in other case, or unknown. */
export function brokenBody(name: string): Arbitrary<unknown> {
  const { properties = {} } = schemas[name] ?? {};
  const members = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, fc.oneof(valid(schema), odd)]),
  );
  const known = fc.record(members, { requiredKeys: [] });
  return fc.oneof(
    known,
    odd,
    fc.tuple(known, fc.string(), odd).map(([body, key, value]) => ({ ...body, [key]: value })),
    known.map((body) =>
      Object.fromEntries(Object.entries(body).map(([key, value]) => [key.toUpperCase(), value])),
    ),
  );
}

const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth);

/** Bodies that are no JSON, or JSON at its limits. */
export const rawBody: Arbitrary<string | Uint8Array> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 64 }),
  fc.json().map((text) => text.slice(0, -1)),
  fc.constantFrom(
    '',
    ' ',
    'null',
    '{',
    '[]',
    '"x"',
    '{}{}',
    '{"name":}',
    '{"name":"a",}',
    '\ufeff{}',
    '{"a":01}',
  ),
  fc.constantFrom(
    nested('[', ']', 64),
    nested('{"a":', '}', 100),
    `{"name":"ab","NAME":"cd","name":${nested('[', ']', 63)}}`,
    `{"currentPage":${'9'.repeat(5000)},"jsonData":"{}"}`,
    `{"currentPage":"${'0'.repeat(5000)}1","jsonData":"{}"}`,
    `{"x":${'[{"y":'.repeat(31)}1${'}]'.repeat(31)},"name":"ok"}`,
    '{"__proto__":{"name":"x"},"constructor":1,"toString":"a"}',
  ),
);
