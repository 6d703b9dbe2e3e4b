import { expect, it } from 'vitest';
import { describeBehavior } from './support/behavior';

describeBehavior(
  'filters',
  (on) => {
    it('compares exactly, also between microseconds, out of range and with unusual text', async () => {
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
  },
  'all',
);
