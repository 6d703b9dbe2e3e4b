import { changePasswordHash, findUser } from '../db/tables/users';
import type { Endpoint } from '../http/contract';
import { badRequest, json } from '../http/errors';
import { minLength, notBlank, sameAs } from '../http/rules';
import { passwordCharacters, tooShort } from './password-rules';

const wrongPassword = badRequest('Invalid request or current password.');

export const changePassword: Endpoint<'changePassword', { currentPassword: typeof wrongPassword }> = {
  refusals: { currentPassword: wrongPassword },
  messages: {
    currentPassword: { empty: 'Current password is required' },
    newPassword: { empty: 'New password is required' },
    confirmPassword: { empty: 'Password confirmation is required' },
  },
  rules: {
    newPassword: (fromContract) => [
      ...fromContract,
      // The contract bounds this password in words only.
      notBlank('NewPassword is required'),
      minLength(8, tooShort('NewPassword')),
      ...passwordCharacters('NewPassword'),
    ],
    confirmPassword: (fromContract) => [...fromContract, sameAs('newPassword', 'Passwords do not match')],
  },
  async handle({ database, passwords, signIns }, { body, caller, client }) {
    const user = caller?.userId ? await findUser(database, caller.userId) : undefined;
    const matches = await signIns.attempt(`id ${caller?.userId}`, client.address, () =>
      passwords.verify(body.currentPassword, user?.passwordHash, client),
    );
    if (user && matches) {
      const hash = await passwords.hash(body.newPassword, client);
      if (await changePasswordHash(database, user.id, user.passwordHash, hash)) {
        return json(200, { message: 'Password changed successfully' });
      }
    }
    return wrongPassword;
  },
};
