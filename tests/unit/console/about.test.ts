import { expect, it } from 'vitest';
import { splitAbout } from '@/features/console/operation/console-spec';
import { allOperations } from '@/shared/contract/all-operations';

it('each description is split after its first sentence, outside of bold and code, without loss', () => {
  for (const { id, operation } of allOperations) {
    const { lead, rest } = splitAbout(operation.description);
    expect(lead, id).toMatch(/^[A-Z`].*\.$/);
    for (const mark of ['**', '`']) expect((lead.split(mark).length - 1) % 2, `${mark} of ${id}`).toBe(0);
    expect(`${lead}${rest}`.replace(/\s/g, ''), id).toBe((operation.description ?? '').replace(/\s/g, ''));
  }
});
