import { describe, expect, it } from 'vitest';
import { hideTokens, hideTokensInBody } from '@/lib/api/hide-tokens';

const SENT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const page = `System.Exception: x\nHEADERS\n=======\nAuthorization: Bearer ${SENT}\nHost: localhost`;

describe('a token in a response', () => {
  it.each([
    [`token=${SENT};`, SENT, 'token=<hidden token>;'],
    ['authorization: bearer a.long-token.of-others', undefined, 'authorization: bearer <hidden token>'],
    ['The Bearer of this', SENT, 'The Bearer of this'],
  ])('is hidden in %j', (text, sent, shown) => {
    expect(hideTokens(text, sent)).toBe(shown);
  });

  it('is in no file either', async () => {
    const received = { blob: new Blob([page], { type: 'text/plain' }), text: page, name: 'response.txt' };
    const { body, hasHidden } = hideTokensInBody(received, SENT);
    expect(hasHidden).toBe(true);
    expect(body.text).not.toContain('eyJ');
    expect(await body.blob.text()).toBe(body.text);
    expect(body.blob.type).toBe('text/plain');
  });

  it('that a sign-in gives is not one that was sent', () => {
    const received = { blob: new Blob(['{}']), text: `{"accessToken":"${SENT}"}`, name: 'response.json' };
    expect(hideTokensInBody(received, undefined)).toEqual({ body: received, hasHidden: false });
  });
});
