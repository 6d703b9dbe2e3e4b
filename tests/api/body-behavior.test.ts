import { expect, it } from 'vitest';
import { type Body, bodyOf, describeBehaviour, errorsOf } from './support/behavior';
import type { ReadResponse } from './support/contract-check';
import { toRequest } from './support/test-api';

describeBehaviour('bodies', (on) => {
  const post = (rawBody: string | Uint8Array): Promise<ReadResponse> =>
    on.call('POST', '/api/forms', { rawBody, token: on.token });
  const rest = '"isEnabled":true,"formDefinitionJsonData":"{}"';

  it('takes the last of repeated properties, in any case, and passes over unknown ones', async () => {
    const response = await post(`{"name":"first","x":{"name":5},"NAME":"last",${rest}}`);
    expect(bodyOf(response).name).toBe('last');
  });

  it('allows 64 levels and rejects 65', async () => {
    const nested = (depth: number) =>
      `{"x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)},"name":"ab",${rest}}`;
    expect((await post(nested(64))).status).toBe(201);
    expect(Object.keys(errorsOf(await post(nested(65))) as Body)).toEqual(['serializerErrors']);
  });

  it('rejects bytes that are no UTF-8 and text that no database keeps', async () => {
    const bytes = new TextEncoder().encode(`{"name":"ab?",${rest}}`);
    bytes[bytes.indexOf(0x3f)] = 0xff;
    expect(Object.keys(errorsOf(await post(bytes)) as Body)).toEqual(['serializerErrors']);
    for (const fault of ['\\u0000', '\\ud800']) {
      const response = await post(`{"name":"ab${fault}",${rest}}`);
      expect([response.status, Object.keys(errorsOf(response) as Body)]).toEqual([400, ['name']]);
    }
  });

  it('takes a byte order mark, white space around the JSON, and null as an empty object', async () => {
    expect((await post(`\ufeff \r\n\t{"name":"ab",${rest}} `)).status).toBe(201);
    expect(Object.keys(errorsOf(await post('null')) as Body)).toHaveLength(3);
  });

  it('reads 32-bit integers as JSON numbers and digit strings, exactly', async () => {
    const formId = await on.newForm();
    const send = (value: string) =>
      on.call('POST', `/api/forms/${formId}/submissions`, {
        rawBody: `{"jsonData":"{}","currentPage":${value}}`,
      });
    for (const [sent, read] of [
      ['-2147483648', -2_147_483_648],
      ['"7"', 7],
      ['"+7"', 7],
      ['-0', 0],
    ] as const) {
      expect(bodyOf(await send(sent)).currentPage).toBe(read);
    }
    const outOfBounds =
      'Either the JSON value is not in a supported format, or is out of bounds for an Int32.';
    for (const sent of [
      '1.0',
      '1e2',
      '2147483648',
      '" 7"',
      '""',
      '"x"',
      '9'.repeat(400),
      `"${'9'.repeat(400)}"`,
    ]) {
      expect(errorsOf(await send(sent))).toEqual({ currentPage: [outOfBounds] });
    }
    expect(errorsOf(await send('true'))).toEqual({
      currentPage: ["Cannot get the value of a token type 'True' as a number."],
    });
  });

  it('rejects more than 30,000,000 bytes, declared or not', async () => {
    const limit = 30_000_000;
    const send = (size: number, declared: boolean) => {
      const request = toRequest({
        method: 'POST',
        path: '/api/slacktoken',
        rawBody: new Uint8Array(size).fill(0x20),
      });
      if (declared) request.headers.set('Content-Length', String(size));
      return on.server.api.fetch(request);
    };
    expect((await send(limit + 1, true)).status).toBe(413);
    expect((await send(limit + 1, false)).status).toBe(413);
    expect((await send(limit, true)).status).toBe(400);
    expect((await send(limit, false)).status).toBe(400);
  });

  it('reads a body where the browser has no Request.body', async () => {
    const body = `{"name":"Größe","isEnabled":true,"formDefinitionJsonData":"{}"}`;
    const request = toRequest({ method: 'POST', path: '/api/forms', rawBody: body, token: on.token });
    Object.defineProperty(request, 'body', { value: undefined });
    expect(await (await on.server.api.fetch(request)).json()).toMatchObject({ name: 'Größe' });
  });

  it('ignores a body where none belongs', async () => {
    const response = await on.call('DELETE', `/api/forms/${await on.newForm()}`, {
      rawBody: '{',
      token: on.token,
    });
    expect(response.status).toBe(200);
  });

  it('counts characters in UTF-16 units and knows the white space of .NET', async () => {
    const send = (name: string) =>
      on.call('POST', '/api/forms', { body: { name, isEnabled: true }, token: on.token });
    expect(errorsOf(await send('🐎'.repeat(51)))).toMatchObject({
      name: ["The length of 'name' must be 100 characters or fewer. You entered 102 characters."],
    });
    expect(errorsOf(await send('\u0085\u3000'))).toMatchObject({ name: ["'name' must not be empty."] });
    expect(errorsOf(await send('\ufeff\ufeff'))).not.toHaveProperty('name');
  });
});
