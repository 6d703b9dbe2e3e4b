import { describe, expect, it, vi } from 'vitest';
import { openAccount } from '@/client/api/account';
import { accountServer, MINUTE, START } from './account-server';

const { server, behavior, requests, storage } = accountServer();

describe('the account', () => {
  it('knows who is signed in and until when', async () => {
    const account = openAccount(server, 'sandbox');
    await account.signIn(' a@b.co ', 'P@ssw0rd');
    expect(requests).toEqual([{ path: '/api/auth/login', body: { email: 'a@b.co', password: 'P@ssw0rd' } }]);
    expect(account.get().session).toMatchObject({ email: 'a@b.co', expires: START + 90 * MINUTE });
    expect([...storage.items.values()].join()).not.toContain('P@ssw0rd');
    account.close();
  });

  it.each([
    ['recorded the sign-out', () => undefined],
    [
      'rejected the sign-out with 400',
      () => {
        behavior.isRejecting = true;
      },
    ],
    [
      'didn’t respond to the sign-out',
      () => {
        behavior.isOffline = true;
      },
    ],
  ])('says after signing out that the server %s, and which tokens still work', async (sentence, change) => {
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    change();
    account.signOut();
    await vi.advanceTimersByTimeAsync(0);
    const { session, notice } = account.get();
    expect(session).toBeNull();
    expect(notice).toContain(sentence);
    expect(notice).toMatch(/access token still work until \S+, and the refresh token/);
    account.close();
  });

  it('passes on why the server rejects', async () => {
    behavior.isRejecting = true;
    const account = openAccount(server, 'sandbox');
    await expect(account.signIn('a@b.co', 'wrong-one')).rejects.toThrow(
      'The supplied credentials are invalid!',
    );
    expect(account.get().session).toBeNull();
  });

  it.each([
    [{ title: 'There was a problem with your request.', detail: 'User not found\n' }, 'User not found'],
    [{ title: 'Invalid or expired token.', status: 400 }, 'Invalid or expired token.'],
    [
      { errors: { authorization: ['This header is missing.'] }, message: 'One or more' },
      'This header is missing.',
    ],
    [{ message: '', errors: {} }, 'The server returned 400.'],
    [null, 'The server returned 400.'],
    [{ errors: null, detail: 7, message: 'No.' }, 'No.'],
  ])('says what a server means with %j', async (body, text) => {
    behavior.isRejecting = true;
    behavior.rejected = body;
    const account = openAccount(server, 'sandbox');
    const error = await account.signIn('a@b.co', 'wrong-one').catch((cause: unknown) => cause);
    expect((error as Error).message).toBe(text);
  });

  it('keeps a session for each target and forgets it on sign-out', async () => {
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    account.turn('https://api.example');
    expect(account.get().session).toBeNull();
    account.adopt('Bearer abc.def.ghi');
    expect(account.get().session).toMatchObject({ accessToken: 'abc.def.ghi', expires: null });
    account.turn('sandbox');
    expect(account.get().session?.email).toBe('a@b.co');
    account.signOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.at(-1)?.path).toBe('/api/auth/logout');
    expect([...storage.items.keys()]).toEqual(['console.session.https://api.example']);
    account.close();
  });

  it('keeps a token for the target that gave it, although the reader has turned to another', async () => {
    const account = openAccount(server, 'sandbox');
    const signingIn = account.signIn('a@b.co', 'P@ssw0rd');
    account.turn('https://api.example');
    await signingIn;
    expect(account.get().session).toBeNull();
    expect([...storage.items.keys()]).toEqual(['console.session.sandbox']);
    account.turn('sandbox');
    expect(account.get().session?.email).toBe('a@b.co');
    // Here the renewal is under way when the reader turns.
    vi.advanceTimersByTime(89 * MINUTE);
    account.turn('https://api.example');
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.at(-1)?.path).toBe('/api/auth/refresh-token');
    expect(account.get().session).toBeNull();
    account.turn('sandbox');
    expect(account.get().session?.refreshToken).toBe('refresh-2');
    account.close();
  });

  it('writes nothing down for a reader who does not want it, through renewals too', async () => {
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd', false);
    expect(account.get().session?.email).toBe('a@b.co');
    await vi.advanceTimersByTimeAsync(89 * MINUTE);
    expect(requests.at(-1)?.path).toBe('/api/auth/refresh-token');
    expect(account.get().session?.refreshToken).toBe('refresh-2');
    expect(storage.items.size).toBe(0);
    account.adopt('abc.def.ghi', false);
    expect(storage.items.size).toBe(0);
    account.adopt('abc.def.ghi');
    expect(storage.items.size).toBe(1);
    account.close();
  });

  it('writes nothing down that would not outlive the page', async () => {
    const account = openAccount(server, 'sandbox', { isLasting: (target) => target !== 'sandbox' });
    await account.signIn('a@b.co', 'P@ssw0rd');
    expect(account.get().session?.email).toBe('a@b.co');
    expect(storage.items.size).toBe(0);
    account.turn('https://api.example');
    await account.signIn('a@b.co', 'P@ssw0rd');
    expect(storage.items.size).toBe(1);
    account.close();
  });

  it('takes over what another tab got for the same account, and no other', async () => {
    const reported: string[] = [];
    const first = openAccount(server, 'sandbox');
    await first.signIn('a@b.co', 'P@ssw0rd');
    const second = openAccount(server, 'sandbox', {
      tell: (target, session) => {
        reported.push(session.refreshToken ?? '');
        first.hear('https://api.example', session);
        first.hear(target, { ...session, email: 'c@d.co' });
        expect(first.get().session?.refreshToken).toBe('refresh-1');
        first.hear(target, session);
      },
    });
    await second.signIn('a@b.co', 'P@ssw0rd');
    expect(first.get().session?.refreshToken).toBe('refresh-2');
    second.close();
    first.signOut();
    second.hear('sandbox', { email: 'a@b.co', accessToken: 'x', refreshToken: 'y', expires: null });
    first.hear('sandbox', { email: 'a@b.co', accessToken: 'x', refreshToken: 'y', expires: null });
    expect(first.get().session).toBeNull();
    expect(reported).toEqual(['refresh-2']);
    second.close();
  });

  it('rejects an empty token', () => {
    expect(() => openAccount(server, 'sandbox').adopt('  Bearer  ')).toThrow(/Paste the access token/);
  });

  it.each(['two words', 'line\nbreak', '"quoted"', 'a.b.c; x', 'Bearer a b'])(
    'rejects %j, which no header takes',
    (text) => {
      const account = openAccount(server, 'sandbox');
      expect(() => account.adopt(text)).toThrow(/spaces, quotes or line breaks/);
      expect(account.get().session).toBeNull();
    },
  );

  it('takes a token of another kind, and says so', () => {
    const account = openAccount(server, 'sandbox');
    account.adopt('opaque-token_1/2+3==');
    expect(account.get().session?.accessToken).toBe('opaque-token_1/2+3==');
    expect(account.get().notice).toMatch(/isn’t a JSON Web Token/);
    account.adopt('abc.def.ghi');
    expect(account.get().notice).toBe('');
    account.close();
  });

  it('works where the browser keeps nothing', async () => {
    vi.stubGlobal('window', {});
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    expect(account.get().session).not.toBeNull();
    account.close();
  });
});
