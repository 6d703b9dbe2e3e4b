import {
  changePasswordHash,
  findUser,
  findUserByEmail,
  findUserByRefreshToken,
  insertUser,
} from '../db/users';
import type { FieldErrors } from '../domain/errors';
import { hashPassword, verifyPassword } from '../domain/passwords';
import { randomHex, sha256Hex } from '../domain/secrets';
import { MICROS_PER_SECOND, type Micros, timestamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { badRequest, json } from '../http/errors';
import { contains, minLength, notBlank, type Rule, sameAs } from '../http/rules';

/** How long a refresh token is valid. */
const REFRESH_TOKEN_LIFETIME: Micros = 7 * 24 * 3600 * MICROS_PER_SECOND;

/** Creates a refresh token and the values of its record. */
async function newRefreshToken(now: Micros) {
  const token = randomHex(16);
  return { token, record: [await sha256Hex(token), now + REFRESH_TOKEN_LIFETIME] as const };
}

/** Returns the message for a new password of fewer than 8 characters. */
const tooShort = (label: string): string => `${label} must be at least 8 characters long`;

/** Returns the rules for the characters of a new password, all of which report. Messages begin with `label`. */
const passwordCharacters = (label: string): Rule<string>[] => [
  contains('upperCase', /[A-Z]/, `${label} must contain at least one uppercase letter`),
  contains('lowerCase', /[a-z]/, `${label} must contain at least one lowercase letter`),
  contains('digit', /[0-9]/, `${label} must contain at least one number`),
  contains('special', /[^a-zA-Z0-9]/, `${label} must contain at least one special character`),
];

const wrongCredentials = badRequest('The supplied credentials are invalid!');

export const login: Endpoint<'login'> = {
  errorResponses: { credentials: wrongCredentials },
  messages: {
    email: { empty: 'an email is required!', email: 'Email must be a valid email address format' },
    password: { empty: 'a password is required!', minLength: 'password is too short!' },
  },
  async handle({ database, clock, tokens, passwordIterations }, { body }) {
    const user = await findUserByEmail(database, body.email);
    const matches = await verifyPassword(body.password, user?.passwordHash, passwordIterations);
    if (!user || !matches) return wrongCredentials;
    const { token, record } = await newRefreshToken(timestamp(clock));
    // An account has one valid refresh token: a new one replaces it.
    const sql = 'UPDATE users SET refresh_hash = ?, refresh_expires_at = ? WHERE id = ?';
    await database.query(sql, [...record, user.id]);
    return json(200, { email: body.email, accessToken: await tokens.issue(user), refreshToken: token });
  },
};

const invalidRefreshToken = badRequest('Invalid or expired refresh token.');
const noBearer = "Authorization header must start with 'Bearer '.";

export const refreshToken: Endpoint<'refreshToken'> = {
  errorResponses: { refreshToken: invalidRefreshToken },
  checked: { name: 'authorization', place: 'header', texts: { bearer: noBearer } },
  check({ authorization }): FieldErrors {
    if (authorization === null || authorization.startsWith('Bearer ')) return {};
    return { authorization: [noBearer] };
  },
  async handle({ database, clock, tokens }, { body, authorization }) {
    const now = timestamp(clock);
    const hash = await sha256Hex(body.refreshToken);
    const user = await findUserByRefreshToken(database, hash, now);
    if (!user) return invalidRefreshToken;
    if (authorization !== null) {
      const owner = await tokens.verifyIgnoringLifetime(authorization.slice('Bearer '.length).trim());
      if (owner?.userId !== user.id) return invalidRefreshToken;
    }
    const { token, record } = await newRefreshToken(now);
    // Of several concurrent attempts with the same token, exactly one succeeds.
    const rotated = await database.query(
      `UPDATE users SET refresh_hash = ?, refresh_expires_at = ?
       WHERE refresh_hash = ? AND refresh_expires_at > ? RETURNING id`,
      [...record, hash, now],
    );
    if (rotated.length === 0) return invalidRefreshToken;
    return json(200, { accessToken: await tokens.issue(user), refreshToken: token });
  },
};

const unknownCaller = badRequest('Invalid request or authentication state.');

export const logout: Endpoint<'logout'> = {
  errorResponses: { caller: unknownCaller },
  async handle({ database }, { caller }) {
    const user = caller?.userId ? await findUser(database, caller.userId) : undefined;
    if (!user) return unknownCaller;
    return json(200, { message: 'User logged out successfully.' });
  },
};

const registrationFailed = badRequest('Registration failed. Please check your input and try again.');

export const register: Endpoint<'register'> = {
  errorResponses: { registration: registrationFailed },
  messages: { password: { minLength: tooShort('Password') } },
  rules: {
    password: (fromContract) => [
      notBlank('Password is required'),
      ...fromContract,
      ...passwordCharacters('Password'),
    ],
    confirmPassword: (fromContract) => [...fromContract, sameAs('password', 'Passwords do not match')],
  },
  async handle({ database, clock, ids, passwordIterations }, { body, tenantId }) {
    if (!/^[A-Za-z0-9\-._@+]+$/.test(body.email) || body.password === null) return registrationFailed;
    const user = {
      id: ids.next(),
      tenantId,
      email: body.email,
      passwordHash: await hashPassword(body.password, passwordIterations),
    };
    if (!(await insertUser(database, user, timestamp(clock)))) return registrationFailed;
    return json(200, { success: true, message: 'User has been successfully registered' });
  },
};

const wrongPassword = badRequest('Invalid request or current password.');

export const changePassword: Endpoint<'changePassword'> = {
  errorResponses: { currentPassword: wrongPassword },
  messages: {
    currentPassword: { empty: 'Current password is required' },
    newPassword: { empty: 'New password is required' },
    confirmPassword: { empty: 'Password confirmation is required' },
  },
  rules: {
    newPassword: (fromContract) => [
      ...fromContract,
      // The contract describes the limit of this password in prose only.
      notBlank('NewPassword is required'),
      minLength(8, tooShort('NewPassword')),
      ...passwordCharacters('NewPassword'),
    ],
    confirmPassword: (fromContract) => [...fromContract, sameAs('newPassword', 'Passwords do not match')],
  },
  async handle({ database, passwordIterations }, { body, caller }) {
    const user = caller?.userId ? await findUser(database, caller.userId) : undefined;
    const matches = await verifyPassword(body.currentPassword, user?.passwordHash, passwordIterations);
    if (user && matches) {
      const hash = await hashPassword(body.newPassword, passwordIterations);
      if (await changePasswordHash(database, user.id, user.passwordHash, hash)) {
        return json(200, { message: 'Password changed successfully' });
      }
    }
    return wrongPassword;
  },
};
