import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactCall } from '@/features/try/request/redact';
import { hideToken } from '@/shared/http/hide-tokens';

const SECRET = 'S3cret-Value-9F2C41D0';
const redact = (body: string, operationId = 'createForm') =>
  redactCall({ operationId, parameters: {}, body });

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
        const { call, removed } = redact(JSON.stringify(shape), operationId);
        expect(call.body).not.toContain(SECRET);
        expect(removed).not.toEqual([]);
      }),
    );
  });

  it('in a body that isn’t JSON, where its end is unknown', () => {
    const [quotes, signs] = [fc.constantFrom('"', "'", ''), fc.constantFrom(':', '=')];
    fc.assert(
      fc.property(secretName, quotes, signs, (name, quote, sign) => {
        const text = `{"name":"x", ${quote}${name}${quote} ${sign} ${SECRET}`;
        expect(redact(text).call.body).toBe('');
      }),
    );
  });

  it.each([
    ['submissionToken', SECRET],
    ['filter', ['status:new', `token:${SECRET}`]],
    ['page', `1&password=${SECRET}`],
  ])('in the parameter %s', (name, secret) => {
    const call = { operationId: 'getSubmissionByToken', parameters: { formId: '1', [name]: secret } };
    expect(redactCall(call)).toEqual({ call: { ...call, parameters: { formId: '1' } }, removed: [name] });
  });
});

it.each([
  [`{"password":"${SECRET}",}`, 'a damaged text'],
  [`{'password':'${SECRET}'}`, 'a damaged text'],
  [`\ufeff{"password":"${SECRET}"}`, 'password'],
  [`password=${SECRET}&email=a`, 'password'],
  [`Host=db;Username=x;Password=${SECRET};Port=1`, 'Password'],
  [`https://x.example/in?a=1;token=${SECRET}`, 'token'],
  [`https://x.example/in?token='${SECRET}'`, 'token'],
  [`https://x.example/in?token=ab\\${SECRET}`, 'token'],
  [`https://x.example/in?next=%2Freset%3Ftoken%3D${SECRET}%26a%3D1&z=1`, 'token'],
  [`https://x.example/in?next=%2Fa%3Fnext%3D%252Fb%253Ftoken%253D${SECRET}`, 'token'],
  [`https://kim:${SECRET}@x.example/`, 'password'],
  [`curl -H 'Authorization: Bearer ${SECRET}' https://x.example`, 'Authorization'],
  [`https://x.example/api/forms/1/submissions/by-token/${SECRET}`, 'submissionToken'],
  [`https://x.example/in?apiKey=${SECRET}`, 'apiKey'],
  [`https://x.example/#/in?subscription-key=${SECRET}`, 'subscription-key'],
])('a secret in the text %s does not leave', (metadata, name) => {
  const { call, removed } = redact(JSON.stringify({ metadata, tokens: [SECRET] }));
  expect(call.body).not.toContain(SECRET);
  expect(removed).toEqual([name, 'tokens']);
  const inQuery = { operationId: 'listForms', parameters: { filter: `metadata:${metadata}` } };
  if (!metadata.startsWith('\ufeff')) expect(redactCall(inQuery).call.parameters).toEqual({});
});

it('an address in a text keeps what is beside its secret', () => {
  const metadata = 'https://x.example/in?next=%2Freset%3Ftoken%3Dabc%26a%3D1&z=1';
  expect(redact(JSON.stringify({ metadata })).call.body).toContain(
    'https://x.example/in?next=%2Freset%3Ftoken%3D%26a%3D1&z=1',
  );
});

it.each([
  ['createForm', `{"jsonData":"{password} = 'x' and {token}='y'"}`],
  ['createForm', '{"name":"{firstName}, new password: at least 8 letters"}'],
  ['createForm', '{"name":"https://x.example:5001 refused ops@x.example"}'],
  ['createForm', '{"name":"Forgot password?'],
  ['createForm', '{"name":"x","tokenCount":3,"id":1431213126451201024}'],
  ['createForm', '{"name":"Token: see https://x.example/?page=2"}'],
  ['login', '{"password":null,"refreshToken":""}'],
])('other content of %s stays: %s', (operationId, text) => {
  expect(redact(text, operationId)).toMatchObject({ call: { body: text }, removed: [] });
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
