import { afterAll, expect, it } from 'vitest';
import { checkable } from '@/features/content-checks/fences/collect';
import { quickApi, toRequest } from '@/packages/reference-api/tests/support/test-api';
import { documentationFences } from './support/planted-fences';

const api = await quickApi();
afterAll(api.close);

/** A request after the line with its status. */
const REQUEST = /^# Expected: (\d{3})\n([A-Z]+) (\/\S+)\n((?:[\w-]+: .*\n)*)\n?([\s\S]*)$/;

it.each(checkable(documentationFences, 'http'))('$file:$line gets what it promises', async ({ code }) => {
  const found =
    REQUEST.exec(`${code}\n`) ?? expect.fail('Write "# Expected: <status>", and a request below it.');
  const [, status, method = '', path = '', head = '', body = ''] = found;
  const headers = Object.fromEntries(
    [...head.matchAll(/^(\S+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const request = toRequest({ method, path, headers, ...(body.trim() && { rawBody: body }) });
  expect((await api.fetch(request)).status).toBe(Number(status));
});
