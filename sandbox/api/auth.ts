import {
  findUser,
  findUserByEmail,
  findUserByRefreshToken,
  insertUser,
  rotateRefreshToken,
  setRefreshToken,
} from '../db/tables/users';
import { REFRESH_TOKEN_LIFETIME } from '../domain/lifetimes';
import { newRefreshToken, sha256Hex } from '../domain/secrets';
import { foldCase, isUserName } from '../domain/text';
import { type Micros, stamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { badRequest, type FieldErrors, json } from '../http/errors';
import { notBlank, sameAs } from '../http/rules';
import { passwordCharacters, tooShort } from './password-rules';

/** A fresh refresh token and the record of it that is stored. */
async function issueRefreshToken(now: Micros) {
  const token = newRefreshToken();
  return { token, record: { hash: await sha256Hex(token), expiresAt: now + REFRESH_TOKEN_LIFETIME } };
}

const wrongCredentials = badRequest('The supplied credentials are invalid!');

export const login: Endpoint<'login', { credentials: typeof wrongCredentials }> = {
  refusals: { credentials: wrongCredentials },
  messages: {
    email: { empty: 'an email is required!', email: 'Email must be a valid email address format' },
    password: { empty: 'a password is required!', minLength: 'password is too short!' },
  },
  async handle({ database, clock, tokens, passwords, signIns }, { body, client }) {
    const user = await findUserByEmail(database, body.email);
    const matches = await signIns.attempt(foldCase(body.email), client.address, () =>
      passwords.verify(body.password, user?.passwordHash, client),
    );
    if (!user || !matches) return wrongCredentials;
    const { token, record } = await issueRefreshToken(stamp(clock));
    await setRefreshToken(database, user.id, record);
    return json(200, { email: body.email, accessToken: await tokens.issue(user), refreshToken: token });
  },
};

const invalidRefreshToken = badRequest('Invalid or expired refresh token.');
const noBearer = "Authorization header must start with 'Bearer '.";

export const refreshToken: Endpoint<'refreshToken', { refreshToken: typeof invalidRefreshToken }> = {
  refusals: { refreshToken: invalidRefreshToken },
  checked: { name: 'authorization', place: 'header', texts: { bearer: noBearer } },
  check({ authorization }): FieldErrors {
    if (authorization === null || authorization.startsWith('Bearer ')) return {};
    return { authorization: [noBearer] };
  },
  async handle({ database, clock, tokens }, { body, authorization }) {
    const now = stamp(clock);
    const hash = await sha256Hex(body.refreshToken);
    const user = await findUserByRefreshToken(database, hash, now);
    if (!user) return invalidRefreshToken;
    if (authorization !== null) {
      const owner = await tokens.verifyIgnoringLifetime(authorization.slice('Bearer '.length).trim());
      if (owner?.userId !== user.id) return invalidRefreshToken;
    }
    const { token, record } = await issueRefreshToken(now);
    if (!(await rotateRefreshToken(database, hash, record, now))) return invalidRefreshToken;
    return json(200, { accessToken: await tokens.issue(user), refreshToken: token });
  },
};

const unknownCaller = badRequest('Invalid request or authentication state.');

export const logout: Endpoint<'logout', { caller: typeof unknownCaller }> = {
  refusals: { caller: unknownCaller },
  async handle({ database }, { caller }) {
    const user = caller?.userId ? await findUser(database, caller.userId) : undefined;
    if (!user) return unknownCaller;
    return json(200, { message: 'User logged out successfully.' });
  },
};

const registrationFailed = badRequest('Registration failed. Please check your input and try again.');

export const register: Endpoint<'register', { registration: typeof registrationFailed }> = {
  refusals: { registration: registrationFailed },
  messages: { password: { minLength: tooShort('Password') } },
  rules: {
    password: (fromContract) => [
      notBlank('Password is required'),
      ...fromContract,
      ...passwordCharacters('Password'),
    ],
    confirmPassword: (fromContract) => [...fromContract, sameAs('password', 'Passwords do not match')],
  },
  async handle({ database, clock, ids, passwords }, { body, caller, client }) {
    if (!isUserName(body.email) || body.password === null) return registrationFailed;
    const user = {
      id: ids.next(),
      tenantId: caller?.tenantId ?? '0',
      email: body.email,
      passwordHash: await passwords.hash(body.password, client),
    };
    if (!(await insertUser(database, user, stamp(clock)))) return registrationFailed;
    return json(200, { success: true, message: 'User has been successfully registered' });
  },
};
