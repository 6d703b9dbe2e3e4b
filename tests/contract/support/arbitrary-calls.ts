import fc, { type Arbitrary } from 'fast-check';
import { type Operation, operations } from '@/generated/operations';
import { brokenBody, rawBody, validBody } from './arbitrary-bodies';
import type { TestCall } from './test-api';

/** What the calls of a run may refer to. It grows while they run. */
export interface Known {
  /** Ids by the name of the path parameter that takes them. */
  ids: Record<string, string[]>;
  /** Bearer tokens. */
  tokens: string[];
  refreshTokens: string[];
}

/** A call that is completed with what is known when it is sent. */
export type Draft = (known: Known) => TestCall;

const pick = (list: readonly string[] | undefined, index: number): string | undefined =>
  list && list.length > 0 ? list[index % list.length] : undefined;

const oddSegment = fc.oneof(
  fc.constantFrom(
    'abc',
    '0',
    '-1',
    '1.5',
    '+7',
    '%20 7'.trim(),
    '9223372036854775807',
    '9223372036854775808',
  ),
  fc.constantFrom(
    '999999999999999999',
    '%00',
    '%zz',
    '%2F',
    '1%0',
    '..%2f',
    '%F0%9F%90%8E',
    'by-token',
    '0x10',
  ),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 12 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.integer({ min: 1, max: 20_000 }).map((count) => '7'.repeat(count % 97 || count)),
);

const oddValue = fc.oneof(
  fc.constantFrom('', '0', '1', '2', '-1', '3', '+4', '2147483647', '2147483648', 'x', '1.5', '1,2', '%00'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

const filterField = fc.constantFrom(
  'id',
  'createdAt',
  'updatedAt',
  'isComplete',
  'jsonData',
  'formId',
  'FORMID',
);
const filter = fc.oneof(
  fc
    .tuple(
      fc.oneof(
        filterField,
        fc.constantFrom('currentPage', 'metadata', 'completedAt', 'formDefinitionId', 'status'),
      ),
      fc.constantFrom(':', '!:', '>', '<', '>:', '<:', '=', ''),
      fc.oneof(
        fc.constantFrom(
          '1',
          '2,3',
          'true',
          'FALSE',
          '2025-01-01',
          '2025-01-01T10:00:00.1234567+02:00',
          '{}',
          '',
        ),
        fc.constantFrom(
          '9223372036854775807',
          '-9223372036854775808',
          '2147483647',
          '0001-01-01',
          '9999-12-31',
        ),
        fc.string({ unit: 'binary', maxLength: 6 }),
      ),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 10 }),
);

const query: Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom('page', 'pageSize', 'PAGE', 'filter', 'other'), oddValue),
      fc.tuple(fc.constant('filter'), filter),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => {
    const text = pairs
      .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
      .join('&');
    return text ? `?${text}` : '';
  });

const headers: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/json; charset=utf-8' },
      { 'Content-Type': 'APPLICATION/JSON' },
      { 'Content-Type': ';' },
      { Authorization: 'Basic YTpi' },
      { Authorization: 'Bearer' },
      { Authorization: `Bearer ${'a.'.repeat(50)}` },
      { Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
      { Origin: 'https://client.example' },
    ),
  },
);

const operationList: readonly Operation[] = Object.values(operations);

function body(schema: string | null): Arbitrary<Pick<TestCall, 'body' | 'rawBody'>> {
  if (schema === null) return fc.constant({});
  return fc.oneof(
    { weight: 6, arbitrary: validBody(schema).map((value) => ({ body: value })) },
    { weight: 4, arbitrary: brokenBody(schema).map((value) => ({ body: value })) },
    { weight: 2, arbitrary: rawBody.map((value) => ({ rawBody: value })) },
  );
}

function callOf(operation: Operation): Arbitrary<Draft> {
  return fc
    .record({
      content: body(operation.requestSchema),
      choice: fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 }),
      odd: fc.option(oddSegment, { freq: 8 }),
      search: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, query),
      extra: headers,
      anonymous: fc.nat(9).map((number) => number === 0),
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant(operation.method) },
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
      ),
    })
    .map(({ content, choice, odd, search, extra, anonymous, method }) => (known) => {
      let position = 0;
      const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
        position += 1;
        if (odd !== null && position === 1) return odd;
        return pick(known.ids[name], choice[position] ?? 0) ?? '1';
      });
      const refresh = pick(known.refreshTokens, choice[0] ?? 0);
      const sent =
        operation.operationId === 'refreshToken' && refresh && 'body' in content
          ? { body: { refreshToken: refresh } }
          : content;
      const token = anonymous ? undefined : pick(known.tokens, choice[4] ?? 0);
      const bodyless = method === 'GET' || method === 'HEAD';
      return {
        method,
        path: path + search,
        headers: extra,
        ...(bodyless ? {} : sent),
        ...(token ? { token } : {}),
      };
    });
}

/** Any call of the API: valid, broken or hostile, of any operation. */
export const anyCall: Arbitrary<Draft> = fc.oneof(
  ...operationList.map(callOf),
  fc
    .constantFrom(
      '/api',
      '/api/',
      '/api/nothing',
      '/',
      '//',
      '/api//forms',
      '/API/FORMS/',
      '/api/forms/1/2/3/4/5',
    )
    .map(
      (path): Draft =>
        () => ({ method: 'GET', path }),
    ),
);
