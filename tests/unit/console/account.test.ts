import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccount } from '@/features/try/client/account';
import { readClaims, tokenExpiry } from '@/features/try/client/jwt';
import type { Target } from '@/features/try/client/target';
import { createStore } from '@/shared/browser/store';
import { stubWindow } from '../support/memory-storage';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

/** Creates an access token with the claim that the browser reads. */
const token = (expires: number) =>
  `e30.${btoa(JSON.stringify({ exp: expires / 1000 })).replace(/=+$/, '')}.x`;

/** What this tab stores. */
let stored: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  stored = stubWindow().sessionStorage.items;
});
afterEach(() => void vi.useRealTimers());

const sandbox: Target = { kind: 'sandbox' };
const open = (onSignOut = async () => new Response(), target = createStore<Target>(sandbox)) => {
  const signIn = () => Response.json({ accessToken: token(Date.now() + 90 * MINUTE), refreshToken: 'first' });
  const send = async (url: string) => (url.endsWith('/logout') ? onSignOut() : signIn());
  return openAccount(target, () => send);
};
const signedIn = async (isStored?: boolean, account = open()) => {
  await account.signIn(' a@b.co ', 'P@ssw0rd', isStored);
  return account;
};

it('the claims of a token are read as UTF-8', () => {
  const claims = { sub: 'ľ使ü?~', exp: 1 };
  expect(readClaims(`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`)).toEqual(claims);
});

describe('the account', () => {
  it.each([
    ['recorded the sign-out', async () => new Response()],
    ['rejected the sign-out with 400', async () => new Response('{}', { status: 400 })],
    ['didn’t respond to the sign-out', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that the server %s, and which tokens still work', async (sentence, onSignOut) => {
    const account = await signedIn(true, open(onSignOut));
    account.signOut();
    await vi.advanceTimersByTimeAsync(0);
    const { session, notice } = account.get();
    expect(session).toBeNull();
    expect(notice).toContain(sentence);
    expect(notice).toMatch(/access token still work until \S+, and the refresh token/);
  });

  it('keeps a token for its target when the reader has switched', async () => {
    const target = createStore<Target>(sandbox);
    const account = open(undefined, target);
    const signingIn = account.signIn('a@b.co', 'P@ssw0rd');
    target.set({ kind: 'server', origin: 'https://api.example' });
    await signingIn;
    expect(account.get().session).toBeNull();
    expect([...stored.keys()]).toEqual(['console.session.sandbox']);
    target.set(sandbox);
    expect(account.get().session?.email).toBe('a@b.co');
  });

  it('signs no one in who cancels the sign-in', async () => {
    const controller = new AbortController();
    const send = async (_url: string, init?: RequestInit) => {
      controller.abort();
      init?.signal?.throwIfAborted();
      return Response.json({ accessToken: 'a.b.c', refreshToken: 'd' });
    };
    const account = openAccount(createStore(sandbox), () => send);
    await expect(account.signIn('a@b.co', 'P@ssw0rd', true, controller.signal)).rejects.toThrow();
    expect(account.get().session).toBeNull();
  });

  it('stores nothing when the reader does not want it', async () => {
    const account = await signedIn(false);
    account.adopt('abc.def.ghi', false);
    expect(stored.size).toBe(0);
  });

  it.each([
    [91 * MINUTE, /^The session ended at \S+, when its access token expired\. Sign in again\.$/],
    [MINUTE, /^The server no longer accepts the access token of this session, although/],
  ])('says why a session ended %i ms after signing in', async (wait, reason) => {
    const account = await signedIn();
    const used = account.get().session?.accessToken;
    account.rejected('of another request');
    expect(account.get().session).not.toBeNull();
    vi.advanceTimersByTime(wait);
    account.rejected(used);
    expect(account.get()).toEqual({ session: null, notice: expect.stringMatching(reason) });
    expect(stored.size).toBe(0);
  });

  it('keeps a pasted token that a server rejects: it can be wrong on purpose', () => {
    const account = open();
    account.adopt('abc.def.ghi');
    account.rejected('abc.def.ghi');
    expect(account.get().session).not.toBeNull();
  });

  it('accepts the tokens of a sign-in or renewal that the reader executed for the same account', async () => {
    const account = await signedIn();
    const tokens = (refreshToken: string) => JSON.stringify({ accessToken: 'a.b.c', refreshToken });
    const [login, renewal] = ['https://x/api/auth/login', 'https://x/api/auth/refresh-token'];
    const held = () => account.get().session?.refreshToken;
    account.adoptResponse('sandbox', login, '{"email":"A@B.co","password":"x"}', tokens('second'));
    expect(held()).toBe('second');
    account.adoptResponse('sandbox', renewal, '{"refreshToken":"second"}', tokens('third'));
    expect(held()).toBe('third');
    account.adoptResponse('sandbox', renewal, '{"refreshToken":"of another"}', tokens('none'));
    account.adoptResponse('sandbox', login, '{"email":"c@d.co"}', tokens('none'));
    account.adoptResponse('https://other', login, '{"email":"a@b.co"}', tokens('none'));
    account.adoptResponse('sandbox', login, '{"email":"a@b.co"}', '<html>');
    expect(held()).toBe('third');
    expect(account.adoptLogin('sandbox', '{"email":"c@d.co"}', tokens('none'))).toBe(false);
    // A pasted token gives way to what the reader signs in with.
    account.adopt('abc.def.ghi');
    account.adoptResponse('sandbox', login, '{"email":"c@d.co"}', tokens('of c'));
    expect(account.get().session).toMatchObject({ email: 'c@d.co', refreshToken: 'of c' });
    account.signOut();
    expect(account.adoptLogin('sandbox', '{"email":"c@d.co"}', tokens('fourth'))).toBe(true);
    expect(account.get().session).toMatchObject({ email: 'c@d.co', refreshToken: 'fourth' });
  });

  it.each([
    ['  Bearer  ', /Paste the access token/],
    ['line\nbreak', /spaces, quotes or line breaks/],
    ['"quoted"', /spaces, quotes or line breaks/],
  ])('rejects %j, which is invalid in a header', (text, sentence) => {
    const account = open();
    expect(() => account.adopt(text)).toThrow(sentence);
    expect(account.get().session).toBeNull();
  });

  it('accepts another kind of token, with a notice', () => {
    const account = open();
    account.adopt('opaque-token_1/2+3==');
    expect(account.get().session?.accessToken).toBe('opaque-token_1/2+3==');
    expect(account.get().notice).toMatch(/isn’t a JSON Web Token/);
    account.adopt('abc.def.ghi');
    expect(account.get().notice).toBe('');
  });

  it('works if the browser stores nothing', async () => {
    vi.stubGlobal('window', {});
    expect((await signedIn()).get().session).not.toBeNull();
  });
});

it('tokenExpiry reads the end of a token, and null without one', () => {
  expect(tokenExpiry(token(START))).toBe(START);
  // Out of the range of a date: rendering it would crash the console.
  const endless = token(9_999_999_999_999_000);
  for (const text of ['abc', endless, `a.${btoa('null')}.c`, 'a.%%%.c']) expect(tokenExpiry(text)).toBeNull();
});
