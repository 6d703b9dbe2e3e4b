import { describe, expect, it } from 'vitest';
import { tokenExpiry } from '@/client/api/jwt';
import { START, token } from './account-server';

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
