import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccount } from '@/client/api/account';
import { tokenExpiry } from '@/client/api/jwt';
import type { Send } from '@/lib/api/send';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

function token(expires: number, issued?: number): string {
  const claims = { exp: expires / 1000, ...(issued !== undefined && { iat: issued / 1000 }) };
  return `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.x`;
}

/** A browser's session storage. */
class TabStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

let storage: TabStorage;
let requests: { path: string; body: unknown }[];
let authorizations: (string | null)[];
/** Makes the tokens of the server; its clock may differ from that of the browser. */
let issue: () => string;
/** What the server says when it rejects. */
let rejected: unknown;
let isRejecting: boolean;
let offline: boolean;

const send: Send = async (input, init) => {
  if (offline) throw new TypeError('Failed to fetch');
  const body: unknown = JSON.parse(String(init?.body ?? 'null'));
  requests.push({ path: new URL(input).pathname, body });
  authorizations.push(new Headers(init?.headers).get('Authorization'));
  if (isRejecting) return Response.json(rejected, { status: 400 });
  const count = requests.length;
  return Response.json({ email: 'a@b.co', accessToken: issue(), refreshToken: `refresh-${count}` });
};
const server = () => ({ send, origin: 'https://api.example' });

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  storage = new TabStorage();
  vi.stubGlobal('window', { sessionStorage: storage });
  requests = [];
  authorizations = [];
  issue = () => token(Date.now() + 90 * MINUTE);
  rejected = { message: 'The supplied credentials are invalid!', errors: {} };
  isRejecting = false;
  offline = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
        isRejecting = true;
      },
    ],
    [
      'didn’t respond to the sign-out',
      () => {
        offline = true;
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

  it('renews the token a minute before it ends, again and again', async () => {
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    await vi.advanceTimersByTimeAsync(88 * MINUTE);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(requests.at(-1)).toEqual({ path: '/api/auth/refresh-token', body: { refreshToken: 'refresh-1' } });
    await vi.advanceTimersByTimeAsync(90 * MINUTE);
    expect(requests.at(-1)).toEqual({ path: '/api/auth/refresh-token', body: { refreshToken: 'refresh-2' } });
    expect(account.get().session).not.toBeNull();
    account.close();
  });

  it('tries again while the server is away and gives up when the token has ended', async () => {
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    offline = true;
    await vi.advanceTimersByTimeAsync(89.5 * MINUTE);
    expect(account.get().session).not.toBeNull();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(account.get()).toEqual({ session: null, notice: 'The session has ended. Sign in again.' });
    expect(storage.items.size).toBe(0);
  });

  it('ends when the server rejects to renew', async () => {
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    isRejecting = true;
    await vi.advanceTimersByTimeAsync(90 * MINUTE);
    expect(account.get().session).toBeNull();
  });

  it('passes on why the server rejects', async () => {
    isRejecting = true;
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
    isRejecting = true;
    rejected = body;
    const account = openAccount(server, 'sandbox');
    const error = await account.signIn('a@b.co', 'wrong-one').catch((cause: unknown) => cause);
    expect((error as Error).message).toBe(text);
  });

  it('renews with the old access token in the header, which an Endatix server asks for', async () => {
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    const { accessToken } = account.get().session ?? {};
    await vi.advanceTimersByTimeAsync(89 * MINUTE);
    expect(requests.at(-1)?.path).toBe('/api/auth/refresh-token');
    expect(authorizations.at(-1)).toBe(`Bearer ${accessToken}`);
    account.close();
  });

  it.each([-89, 89, -600, 600])(
    'renews once a lifetime though the clock of the server is %i minutes off',
    async (minutes) => {
      issue = () => {
        const now = Date.now() + minutes * MINUTE;
        return token(now + 90 * MINUTE, now);
      };
      const account = openAccount(server, 'sandbox');
      await account.signIn('a@b.co', 'P@ssw0rd');
      expect(account.get().session?.expires).toBe(START + 90 * MINUTE);
      await vi.advanceTimersByTimeAsync(88 * MINUTE);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(89 * MINUTE);
      expect(requests).toHaveLength(2);
      account.close();
    },
  );

  it('does not storm a server whose tokens seem to be over when they come', async () => {
    issue = () => token(Date.now() - 90 * MINUTE);
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(requests.length).toBeLessThanOrEqual(8);
    account.close();
  });

  it('renews a token of one minute at half of its life', async () => {
    issue = () => token(Date.now() + MINUTE, Date.now());
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests).toHaveLength(2);
    expect(account.get().session).not.toBeNull();
    account.close();
  });

  it('keeps a token that outlives every timer of the browser', async () => {
    const account = openAccount(server, 'sandbox');
    account.adopt(token(START + 60 * 24 * 60 * MINUTE));
    await vi.advanceTimersByTimeAsync(40 * 24 * 60 * MINUTE);
    expect(account.get().session).not.toBeNull();
    await vi.advanceTimersByTimeAsync(21 * 24 * 60 * MINUTE);
    expect(account.get()).toEqual({
      session: null,
      notice: 'The token has ended. Sign in or paste a new one.',
    });
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

  it('goes on where another tab was first to renew, and tells it late', async () => {
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    isRejecting = true;
    await vi.advanceTimersByTimeAsync(89 * MINUTE);
    expect(requests.at(-1)?.path).toBe('/api/auth/refresh-token');
    expect(account.get().session).not.toBeNull();
    const renewed = {
      email: 'a@b.co',
      accessToken: issue(),
      refreshToken: 'other',
      expires: START + 180 * MINUTE,
    };
    account.hear('sandbox', renewed);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(account.get().session?.refreshToken).toBe('other');
    account.close();
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

describe('expiry of a token', () => {
  it('is read where the token tells it', () => {
    expect(tokenExpiry(token(START))).toBe(START);
    expect(tokenExpiry('abc')).toBeNull();
    // Beyond the range of a date: drawing it would crash the console.
    expect(tokenExpiry(token(9_999_999_999_999_000))).toBeNull();
    expect(tokenExpiry(`a.${btoa('null')}.c`)).toBeNull();
    expect(tokenExpiry('a.%%%.c')).toBeNull();
    expect(tokenExpiry(`a.${btoa('{}')}.c`)).toBeNull();
  });
});
