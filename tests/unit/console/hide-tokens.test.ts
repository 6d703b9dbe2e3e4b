import { describe, expect, it } from 'vitest';
import { hideTokens, hideTokensInBody, tokenOf } from '@/lib/api/hide-tokens';

const SENT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const page = `System.Exception: x\nHEADERS\n=======\nAuthorization: Bearer ${SENT}\nHost: localhost`;

describe('a token in a response', () => {
  it('is hidden, wherever it is and whatever its scheme', () => {
    expect(hideTokens(page, SENT)).not.toContain('eyJ');
    expect(hideTokens(`token=${SENT};`, SENT)).toBe('token=<hidden token>;');
    expect(hideTokens('authorization: bearer a.long-token.of-others', undefined)).toBe(
      'authorization: bearer <hidden token>',
    );
    expect(hideTokens('The Bearer of this', SENT)).toBe('The Bearer of this');
  });

  it('is in no file either', async () => {
    const received = { blob: new Blob([page], { type: 'text/plain' }), text: page };
    const { body, hasHidden } = hideTokensInBody(received, SENT);
    expect(hasHidden).toBe(true);
    expect(body.text).not.toContain('eyJ');
    expect(await body.blob.text()).toBe(body.text);
    expect(body.blob.type).toBe('text/plain');
  });

  it('that a sign-in gives is not one that was sent', () => {
    const received = { blob: new Blob(['{}']), text: `{"accessToken":"${SENT}"}` };
    expect(hideTokensInBody(received, undefined)).toEqual({ body: received, hasHidden: false });
  });

  it('is read from the header', () => {
    expect(tokenOf({ Authorization: `Bearer ${SENT}` })).toBe(SENT);
    expect(tokenOf({})).toBeUndefined();
  });
});
