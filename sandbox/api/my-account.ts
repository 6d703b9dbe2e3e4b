import { changePasswordHash, findUser } from '../db/tables/users';
import type { Endpoint } from '../http/contract';
import { badRequest, json } from '../http/errors';
import { requiredText } from '../http/members';
import { sameAs } from '../http/rules';
import { passwordRules } from './password-rules';

export const changePassword: Endpoint<'changePassword'> = {
  members: {
    currentPassword: requiredText('Current password is required'),
    newPassword: requiredText('New password is required', ...passwordRules('NewPassword')),
    confirmPassword: requiredText(
      'Password confirmation is required',
      sameAs('newPassword', 'Passwords do not match'),
    ),
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
    return badRequest('Invalid request or current password.');
  },
};
