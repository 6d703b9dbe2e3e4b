import { describe, expect, it, vi } from 'vitest';
import { accountServer, MINUTE, START, token } from './account-server';

const { open, signedIn, behavior, requests, storage } = accountServer();

describe('the account', () => {
  it('renews the token a minute before it expires, repeatedly, with the old one in the header', async () => {
    const account = await signedIn();
    for (const refreshToken of ['refresh-1', 'refresh-2']) {
      const count = requests.length;
      const authorization = `Bearer ${account.get().session?.accessToken}`;
      await vi.advanceTimersByTimeAsync(88 * MINUTE);
      expect(requests).toHaveLength(count);
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(requests.slice(count)).toEqual([
        { path: '/api/auth/refresh-token', body: { refreshToken }, authorization },
      ]);
    }
    expect(account.get().session).not.toBeNull();
  });

  it('retries while the server is away and gives up when the token has expired', async () => {
    const account = await signedIn();
    behavior.isOffline = true;
    await vi.advanceTimersByTimeAsync(89.5 * MINUTE);
    expect(account.get().session).not.toBeNull();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(account.get()).toEqual({ session: null, notice: 'The session has ended. Sign in again.' });
    expect(storage.items.size).toBe(0);
  });

  it.each([-600, 600])(
    'renews once per lifetime although the clock of the server is %i minutes off',
    async (minutes) => {
      behavior.issue = () => {
        const now = Date.now() + minutes * MINUTE;
        return token(now + 90 * MINUTE, now);
      };
      const account = await signedIn();
      expect(account.get().session?.expires).toBe(START + 90 * MINUTE);
      await vi.advanceTimersByTimeAsync(88 * MINUTE);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(89 * MINUTE);
      expect(requests).toHaveLength(2);
    },
  );

  it('limits renewals when new tokens seem to have expired', async () => {
    behavior.issue = () => token(Date.now() - 90 * MINUTE);
    await signedIn();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(requests.length).toBeLessThanOrEqual(8);
  });

  it('renews a token of one minute after half of its lifetime', async () => {
    behavior.issue = () => token(Date.now() + MINUTE, Date.now());
    await signedIn();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests).toHaveLength(2);
  });

  it('keeps a pasted token after its expiry by this clock, and warns', async () => {
    const account = open();
    account.adopt(token(START - MINUTE));
    expect(account.get().notice).toContain('has expired');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(account.get().session).not.toBeNull();
    account.adopt(token(START + 60 * 24 * 60 * MINUTE));
    await vi.advanceTimersByTimeAsync(40 * 24 * 60 * MINUTE);
    expect(account.get().session).not.toBeNull();
    expect(account.get().notice).toBe('');
    await vi.advanceTimersByTimeAsync(21 * 24 * 60 * MINUTE);
    // The server decides: the token is still sent.
    expect(account.get().session).not.toBeNull();
    expect(account.get().notice).toContain('By the clock of this computer');
  });

  it.each([true, false])('continues if another tab renewed first, else ends: %s', async (isFirst) => {
    const account = await signedIn();
    behavior.isRejecting = true;
    await vi.advanceTimersByTimeAsync(89 * MINUTE);
    expect(requests.at(-1)?.path).toBe('/api/auth/refresh-token');
    expect(account.get().session).not.toBeNull();
    const [accessToken, expires] = [behavior.issue(), START + 180 * MINUTE];
    // The other tab reports late.
    if (isFirst) account.hear('sandbox', { email: 'a@b.co', accessToken, refreshToken: 'other', expires });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(account.get().session?.refreshToken).toBe(isFirst ? 'other' : undefined);
  });
});
