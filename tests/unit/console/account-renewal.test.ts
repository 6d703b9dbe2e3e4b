import { describe, expect, it, vi } from 'vitest';
import { openAccount } from '@/client/api/account';
import { accountServer, MINUTE, START, token } from './account-server';

const { server, behavior, requests, authorizations, storage } = accountServer();

describe('the account', () => {
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
    behavior.isOffline = true;
    await vi.advanceTimersByTimeAsync(89.5 * MINUTE);
    expect(account.get().session).not.toBeNull();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(account.get()).toEqual({ session: null, notice: 'The session has ended. Sign in again.' });
    expect(storage.items.size).toBe(0);
  });

  it('ends when the server rejects to renew', async () => {
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    behavior.isRejecting = true;
    await vi.advanceTimersByTimeAsync(90 * MINUTE);
    expect(account.get().session).toBeNull();
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
      behavior.issue = () => {
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
    behavior.issue = () => token(Date.now() - 90 * MINUTE);
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(requests.length).toBeLessThanOrEqual(8);
    account.close();
  });

  it('renews a token of one minute at half of its life', async () => {
    behavior.issue = () => token(Date.now() + MINUTE, Date.now());
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

  it('goes on where another tab was first to renew, and tells it late', async () => {
    const account = openAccount(server, 'sandbox');
    await account.signIn('a@b.co', 'P@ssw0rd');
    behavior.isRejecting = true;
    await vi.advanceTimersByTimeAsync(89 * MINUTE);
    expect(requests.at(-1)?.path).toBe('/api/auth/refresh-token');
    expect(account.get().session).not.toBeNull();
    const renewed = {
      email: 'a@b.co',
      accessToken: behavior.issue(),
      refreshToken: 'other',
      expires: START + 180 * MINUTE,
    };
    account.hear('sandbox', renewed);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(account.get().session?.refreshToken).toBe('other');
    account.close();
  });
});
