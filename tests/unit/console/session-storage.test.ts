import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenExpiry } from '@/client/api/jwt';
import { readSession } from '@/client/api/session';

afterEach(() => vi.unstubAllGlobals());

describe('a stored session', () => {
  it.each([
    '{"email":1}',
    '{"email":"a","accessToken":"b","refreshToken":null,"expires":1e300}',
    '[',
    '<b>',
    'null',
  ])('such as %s is not used', (stored) => {
    vi.stubGlobal('window', { sessionStorage: { getItem: () => stored } });
    expect(readSession('sandbox')).toBeNull();
  });

  it('of a token that ends beyond all dates has no end', () => {
    const payload = btoa(JSON.stringify({ exp: 9_999_999_999_999 }));
    expect(tokenExpiry(`a.${payload}.c`)).toBeNull();
  });
});
