import { expect, it } from 'vitest';
import { adjustableClock } from '@/api/domain/clock';
import type { Client } from '@/api/http/contract';
import { isLoopback, readSettings } from '@/api/node/settings';
import { quickApi, toRequest } from './support/test-api';

async function signIns(limitSignIns: boolean, clock = adjustableClock()) {
  const api = await quickApi({ clock, limitSignIns });
  const headers = { Origin: 'https://client.example' };
  const post = (path: string, body: object, client: Client, token = '') =>
    api.fetch(toRequest({ method: 'POST', path, body, headers, token }), client);
  const signIn = (password: string, address = '192.0.2.1', email = 'admin@endatix.com') =>
    post('/api/auth/login', { email, password }, { address });
  return { api, clock, post, signIn };
}

it('rejects even the right password after ten wrong ones, in any letter case, until time has passed', async () => {
  const { clock, signIn } = await signIns(true);
  for (let count = 0; count < 10; count++) {
    const email = count % 2 ? 'admin@endatix.com' : 'ADMIN@endatix.com';
    expect((await signIn('wrong-password', `192.0.2.${count}`, email)).status).toBe(400);
  }
  const rejected = await signIn('P@ssw0rd');
  expect(rejected.status).toBe(429);
  expect(rejected.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
  expect(rejected.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await rejected.json()).toMatchObject({ status: 429, title: 'Too many requests.' });
  clock.advance(60);
  expect((await signIn('P@ssw0rd')).status).toBe(200);
});

it('limits the guesses of an address over many accounts', async () => {
  const { signIn } = await signIns(true);
  for (let count = 0; count < 50; count++) {
    expect((await signIn('wrong-password', '192.0.2.1', `${count}@example.com`)).status).toBe(400);
  }
  expect((await signIn('P@ssw0rd', '192.0.2.1')).status).toBe(429);
  expect((await signIn('P@ssw0rd', '192.0.2.2')).status).toBe(200);
});

it('limits guesses of the present password by anyone who holds a token', async () => {
  const { post, signIn } = await signIns(true);
  const { accessToken } = (await (await signIn('P@ssw0rd')).json()) as { accessToken: string };
  const change = (currentPassword: string) => {
    const body = { currentPassword, newPassword: 'An0ther-one', confirmPassword: 'An0ther-one' };
    return post('/api/my-account/change-password', body, { address: '192.0.2.9' }, accessToken);
  };
  for (let count = 0; count < 10; count++) expect((await change('wrong')).status).toBe(400);
  expect((await change('P@ssw0rd')).status).toBe(429);
});

it('is on where other machines reach the server', () => {
  const isLimited = (host: string, args: string[] = []) =>
    readSettings(args, { NODE_ENV: 'test', HOST: host }, '/data')?.limitSignIns;
  for (const host of ['0.0.0.0', '192.0.2.1', '::', 'forms.example']) expect(isLimited(host)).toBe(true);
  for (const host of ['', '127.0.0.1', '::1', 'localhost']) {
    expect(isLimited(host)).toBe(false);
    expect(isLimited(host, ['--limit-sign-ins'])).toBe(true);
    expect(isLoopback(host || '127.0.0.1')).toBe(true);
  }
});

it('lets connections take turns, and rejects those who wait in too great a number', async () => {
  const { api } = await signIns(false);
  const finished: string[] = [];
  const attempt = async (name: string, connection: object, signal: AbortSignal | null = null) => {
    const body = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
    const request = new Request(toRequest({ method: 'POST', path: '/api/auth/login', body }), { signal });
    const response = await api.fetch(request, { connection });
    finished.push(name);
    return response;
  };
  const [greedy, modest] = [{}, {}];
  const leaving = new AbortController();
  const many = Array.from({ length: 12 }, (_, index) => attempt(`greedy ${index}`, greedy));
  const gone = attempt('gone', modest, leaving.signal);
  const one = attempt('modest', modest);
  leaving.abort();
  expect((await one).status).toBe(200);
  expect((await gone).status).toBe(400);
  const answers = await Promise.all(many);
  // Two are looked at and eight wait.
  const rejected = answers.filter(({ status }) => status === 503);
  expect(rejected).toHaveLength(2);
  for (const { headers } of rejected) expect(headers.get('Retry-After')).toBe('5');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(finished.indexOf('modest')).toBeLessThan(finished.indexOf('greedy 9'));
});
