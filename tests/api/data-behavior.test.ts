import { expect, it } from 'vitest';
import { type Body, bodyOf, describeBehaviour } from './support/behavior';
import { drivers } from './support/drivers';

describeBehaviour(
  'stored data',
  (on) => {
    it('compares filters exactly, also between microseconds, beyond every bound and with odd text', async () => {
      const formId = await on.newForm();
      const made = await on.newSubmission(formId, { currentPage: 5, metadata: 'a' });
      const count = async (...filters: string[]): Promise<number> => {
        const query = filters.map((filter) => `filter=${encodeURIComponent(filter)}`).join('&');
        const response = await on.call('GET', `/api/forms/${formId}/submissions?${query}`, {
          token: on.token,
        });
        return (response.body as unknown[]).length;
      };
      const time = String(made.createdAt);
      const between = time.replace(/(?:\.(\d+))?Z$/, (_all, digits = '') => `.${digits.padEnd(6, '0')}1Z`);
      expect(await count(`createdAt:${time}`)).toBe(1);
      expect(await count(`createdAt:${between}`)).toBe(0);
      expect(await count(`createdAt!:${between}`)).toBe(1);
      expect(await count(`createdAt<${between}`, `createdAt>:${time}`, `createdAt<:${time}`)).toBe(1);
      expect(await count(`createdAt>:${between}`)).toBe(0);
      expect(await count('currentPage>2147483647')).toBe(0);
      expect(await count('currentPage<:2147483647', 'currentPage>:-2147483648')).toBe(1);
      expect(await count('id>9223372036854775807')).toBe(0);
      expect(await count('id<-9223372036854775808')).toBe(0);
      expect(await count('createdAt>0001-01-01', 'createdAt<9999-12-31')).toBe(1);
      expect(await count('metadata:a\0')).toBe(0);
      expect(await count('metadata!:a\0')).toBe(1);
      expect(await count('metadata: b , a ')).toBe(1);
      expect(await count('metadata:A')).toBe(0);
      expect(await count('updatedAt!:2020-01-01')).toBe(1);
      expect(await count('updatedAt>2020-01-01')).toBe(0);
      expect(await count(...Array.from({ length: 700 }, () => 'currentPage>1'))).toBe(1);
    });

    it('leaves the active definition when a draft is added, but not when a published one is', async () => {
      const formId = await on.newForm();
      const active = async () => bodyOf(await on.call('GET', `/api/forms/${formId}/definition`)).jsonData;
      const add = (isDraft: boolean, jsonData: string) =>
        on.call('POST', `/api/forms/${formId}/definitions`, { body: { isDraft, jsonData }, token: on.token });
      await add(true, '{"v":2}');
      expect(await active()).toBe('{"v":1}');
      await add(false, '{"v":3}');
      expect(await active()).toBe('{"v":3}');
    });

    it('keeps an active definition that has submissions, and puts changed content into a new one', async () => {
      const formId = await on.newForm();
      await on.newSubmission(formId);
      const patch = (body: Body) =>
        on.call('PATCH', `/api/forms/${formId}/definition`, { body, token: on.token });
      const active = async () => bodyOf(await on.call('GET', `/api/forms/${formId}/definition`));
      const before = await active();
      expect(bodyOf(await patch({ jsonData: '{"v":1}', isDraft: false }))).toMatchObject({ id: before.id });
      const draft = bodyOf(await patch({ jsonData: '{"v":2}', isDraft: true }));
      expect(draft).toMatchObject({ jsonData: '{"v":2}', isDraft: true });
      expect((await active()).id).toBe(before.id);
      const next = bodyOf(await patch({ jsonData: '{"v":3}' }));
      expect(next).toMatchObject({ jsonData: '{"v":3}', isDraft: false });
      expect((await active()).id).toBe(next.id);
    });
  },
  drivers,
);
