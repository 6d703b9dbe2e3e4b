import { expect, it, vi } from 'vitest';
import { signInAsAdministrator } from '@/features/try/client/administrator';
import * as clients from '@/features/try/client/client';
import { login, SignInError } from '@/features/try/client/sign-in';
import * as sandbox from '@/packages/reference-api/browser/client';

const ORIGIN = 'https://api.example';
const PAGE = '<!doctype html><title>Wi-Fi</title>';
const PROBLEM =
  '{"title":"There was a problem with your request.","status":400,"detail":"User not found\\n"}';
const RULE = '{"errors":{"authorization":["This header is missing."]},"message":"One or more"}';

/** Only a rejection ends the session during a renewal. */
const isRejection = (status: number) => status === 400;

it.each<[string, number, string | null, RegExp]>([
  ['a page', 200, PAGE, /^https:\/\/api\.example responded with 200, but without tokens.*before \/api\.$/],
  ['no content', 204, null, /responded with 204, but without tokens/],
  ['JSON without tokens', 200, 'null', /responded with 200, but without tokens/],
  ['the page of a wrong path', 404, PAGE, /responded with 404, but without tokens.*before \/api\.$/],
  ['a proxy', 502, PAGE, /^The server returned 502\.$/],
  ['problem details', 400, PROBLEM, /^User not found$/],
  ['a broken rule', 400, RULE, /^This header is missing\.$/],
  ['no reason', 400, 'null', /^The server returned 400\.$/],
  ['reasons that are no texts', 400, '{"errors":null,"detail":7,"message":"No."}', /^No\.$/],
])('explains why a sign-in fails with %s', async (_name, status, body, sentence) => {
  const send = async () => new Response(body, { status });
  const error = await login({ send, origin: ORIGIN }, 'a@b.co', 'x').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: expect.stringMatching(sentence) });
  expect(error instanceof SignInError).toBe(isRejection(status));
});

it('sends the password of the administrator to no server that was chosen meanwhile', async () => {
  let kind = 'sandbox';
  const account = { signIn: vi.fn().mockRejectedValue(new SignInError('No.')) };
  const client = { account, target: { get: () => ({ kind }) } };
  const spies = [
    vi.spyOn(clients, 'apiClient').mockReturnValue(client as never),
    vi.spyOn(sandbox, 'restoreAdministrator').mockImplementation(async () => {
      kind = 'server';
    }),
  ];
  expect(await signInAsAdministrator()).toBe(false);
  expect(account.signIn).toHaveBeenCalledOnce();
  for (const spy of spies) spy.mockRestore();
});
