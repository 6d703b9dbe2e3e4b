import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactCall } from '@/features/try/request/redact';
import { hideToken } from '@/shared/http/hide-tokens';

const SECRET = 'S3cret-Value-9F2C41D0';

/** Names that the contracts call secret, as readers write them. */
const secretName = fc
  .tuple(
    fc.constantFrom('password', 'currentPassword', 'newPassword', 'resetCode', 'refreshToken', 'token'),
    fc.constantFrom(
      (name: string) => name,
      (name: string) => name.toUpperCase(),
      (name: string) => ` ${name} `,
      (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ),
  )
  .map(([name, write]) => write(name));

const value = fc.constantFrom<unknown>(SECRET, [SECRET], { value: SECRET }, `${SECRET} and more`);

/** A body of any shape that contains a secret by name, also in JSON and addresses inside of strings. */
const body = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.tuple(secretName, value).map(([name, secret]) => ({ [name]: secret, id: 1 })),
    tie('node').map((inner) => [1, inner]),
    fc.tuple(fc.string(), tie('node')).map(([name, inner]) => ({ [`${name}x`]: inner, after: true })),
    tie('node').map((inner) => JSON.stringify(inner)),
    secretName.map((name) => `https://x.example/in?a=1&${encodeURIComponent(name.trim())}=${SECRET}#b`),
  ),
})).node;

describe('no value of a secret name leaves', () => {
  it('in a body of any shape, of any operation', () => {
    fc.assert(
      fc.property(body, fc.constantFrom('login', 'createForm', 'resetPassword'), (shape, operationId) => {
        const { call, removed } = redactCall({ operationId, parameters: {}, body: JSON.stringify(shape) });
        expect(call.body).not.toContain(SECRET);
        expect(removed).not.toEqual([]);
      }),
    );
  });

  it('in a body that isn’t JSON, where its end is unknown', () => {
    fc.assert(
      fc.property(
        secretName,
        fc.constantFrom('"', "'", ''),
        fc.constantFrom(':', '='),
        (name, quote, sign) => {
          const text = `{"name":"x", ${quote}${name}${quote} ${sign} ${SECRET}`;
          expect(redactCall({ operationId: 'createForm', parameters: {}, body: text }).call.body).toBe('');
        },
      ),
    );
  });

  it.each([
    ['submissionToken', SECRET],
    ['filter', ['status:new', `token:${SECRET}`]],
    ['page', `1&password=${SECRET}`],
  ])('in the parameter %s', (name, secret) => {
    const call = { operationId: 'getSubmissionByToken', parameters: { formId: '1', [name]: secret } };
    expect(redactCall(call)).toEqual({
      call: { ...call, parameters: { formId: '1' } },
      removed: [name],
    });
  });
});

it.each([
  ['createForm', '{"name":"Forgot password?'],
  ['createForm', '{"name":"x","tokenCount":3,"id":1431213126451201024}'],
  ['createForm', '{"name":"Token: see https://x.example/?page=2"}'],
  ['login', '{"password":null,"refreshToken":""}'],
])('other content of %s stays: %s', (operationId, text) => {
  const { call, removed } = redactCall({ operationId, parameters: {}, body: text });
  expect(call.body).toBe(text);
  expect(removed).toEqual([]);
});

describe('the token of a request', () => {
  const token = 'eyJhbGciOi/J9.eyJzdWIiOiIxIn0.c2ln+bmF0=';

  it.each([
    (text: string) => text,
    (text: string) => text.replaceAll('+', '\\u002B').replaceAll('=', '\\u003d'),
    (text: string) => text.replaceAll('/', '\\/'),
    (text: string) => encodeURIComponent(text),
    (text: string) => text.replaceAll('+', '&#x2B;'),
  ])('is hidden in a response, however it is escaped', (write) => {
    expect(hideToken(`Authorization: Bearer ${write(token)}, Host`, token)).toBe(
      'Authorization: Bearer <hidden token>, Host',
    );
  });

  it('hides nothing when it is too short to be one', () => {
    expect(hideToken('{"name":"e"}', 'e')).toBe('{"name":"e"}');
    expect(hideToken('{"name":"e"}', undefined)).toBe('{"name":"e"}');
  });
});
