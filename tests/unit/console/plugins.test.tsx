import { expect, it, vi } from 'vitest';
import { SCHEME } from '@/features/try/swagger/document';
import { account } from '@/features/try/swagger/plugins/account';
import type { SwaggerSystem } from '@/features/try/swagger/system';
import { stubWindow } from '../support/memory-storage';

it('what was wrong with a token ends with the next one, and with the dialog', () => {
  stubWindow();
  const errors: string[] = [];
  const system = {
    errActions: {
      newAuthErr: ({ message }: { message: string }) => errors.push(message),
      clear: ({ type }: { type: string }) => type === 'auth' && errors.splice(0),
    },
  } as unknown as SwaggerSystem;
  const { authorize, showDefinitions } = account(system).statePlugins?.auth?.wrapActions ?? {};
  const original = vi.fn();
  const use = (value: string) =>
    authorize?.(original as never, system)({ [SCHEME]: { name: SCHEME, value, schema: {} } } as never);
  const close = () => showDefinitions?.(original as never, system)(false as never);
  use('two words');
  use('');
  expect(errors).toEqual([expect.stringContaining('Paste the access token')]);
  close();
  expect(errors).toEqual([]);
  expect(original).toHaveBeenLastCalledWith(false);
});
