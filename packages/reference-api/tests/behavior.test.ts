import { describe, expect, it } from 'vitest';
import { getBody, startBehavior } from './support/behavior';
import { drivers } from './support/drivers';
import { toRequest } from './support/test-api';

// What the cases don't cover.

describe('a request', async () => {
  const on = await startBehavior();

  it('is read where the browser has no Request.body', async () => {
    const request = toRequest({
      method: 'POST',
      path: '/api/forms',
      rawBody: '{"name":"Größe","isEnabled":true,"formDefinitionJsonData":"{}"}',
      token: on.token,
    });
    Object.defineProperty(request, 'body', { value: undefined });
    expect(await (await on.server.api.fetch(request)).json()).toMatchObject({ name: 'Größe' });
  });

  it('from a page of another origin shows the headers that clients act on', async () => {
    const headers = { Origin: 'https://app.example', Prefer: 'code=503' };
    const response = await on.server.api.fetch(toRequest({ method: 'GET', path: '/api/forms', headers }));
    expect(response.headers.get('Retry-After')).toBe('1');
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe(
      'Allow, Preference-Applied, Retry-After, WWW-Authenticate',
    );
    expect(await response.json()).toMatchObject({ status: 503, instance: '/api/forms' });
  });

  it.each([
    ['GET', '/api/themes', 404, null, 'listThemes (GET /api/themes)'],
    [
      'POST',
      '/api/forms/1/submissions/export',
      405,
      'GET, PATCH, PUT',
      'exportSubmissions (POST /api/forms/{formId}/submissions/export)',
    ],
  ])('%s %s, which only an Endatix server has, says so', async (method, path, status, allow, operation) => {
    const response = await on.server.api.fetch(toRequest({ method, path }));
    expect([response.status, response.headers.get('Allow')]).toEqual([status, allow]);
    expect(await response.json()).toMatchObject({
      instance: path,
      detail: `This is the reference API, which doesn't have the operation ${operation}. Call it on an Endatix server.`,
    });
  });

  it('for a submission requires the whole token, although only the first half is indexed', async () => {
    const formId = await on.newForm();
    const token = String((await on.newSubmission(formId)).token);
    const path = `/api/forms/${formId}/submissions/by-token`;
    const other = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const [sent, status] of [[token, 200] as const, [other, 404] as const])
      expect((await on.call('GET', `${path}/${sent}`)).status).toBe(status);
  });
});

describe.each(drivers)('the API on $name', async (driver) => {
  const on = await startBehavior(driver);

  it('accepts a refresh token once when several arrive at the same time', async () => {
    const login = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
    const { refreshToken } = getBody(await on.call('POST', '/api/auth/login', { body: login }));
    const refresh = () => on.call('POST', '/api/auth/refresh-token', { body: { refreshToken } });
    const responses = await Promise.all(Array.from({ length: 8 }, refresh));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('compares the values of filters exactly, also between microseconds, out of range and with unusual text', async () => {
    const formId = await on.newForm();
    const { createdAt } = await on.newSubmission(formId, { currentPage: 5, metadata: 'a' });
    const time = String(createdAt);
    const between = time.replace(/(?:\.(\d+))?Z$/, (_all, digits = '') => `.${digits.padEnd(6, '0')}1Z`);
    for (const [count, ...filters] of [
      [1, `createdAt:${time}`],
      [0, `createdAt:${between}`],
      [1, `createdAt!:${between}`],
      [1, `createdAt<${between}`, `createdAt>:${time}`, `createdAt<:${time}`],
      [0, `createdAt>:${between}`],
      [0, 'currentPage>2147483647'],
      [1, 'currentPage<:2147483647', 'currentPage>:-2147483648'],
      [0, 'id>9223372036854775807'],
      [0, 'id<-9223372036854775808'],
      [1, 'createdAt>0001-01-01', 'createdAt<9999-12-31'],
      [1, 'createdAt<9999-12-31T00:00:00+14:00'],
      [0, 'metadata:a\0'],
      [1, 'metadata!:a\0'],
      [1, 'metadata: b , a '],
      [0, 'metadata:A'],
      [1, 'updatedAt!:2020-01-01'],
      [0, 'updatedAt>2020-01-01'],
      [1, ...Array.from({ length: 1000 }, (_, index) => `id>${index}`)],
    ] as [number, ...string[]][]) {
      const query = filters.map((filter) => `filter=${encodeURIComponent(filter)}`).join('&');
      const path = `/api/forms/${formId}/submissions?${query}`;
      expect((await on.call('GET', path, { token: on.token })).body, filters[0]).toHaveLength(count);
    }
  });
});
