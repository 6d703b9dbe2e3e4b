import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES, readBodyText } from '@/sandbox/http/body-text';
import { BodyTooLarge, InvalidRequest } from '@/sandbox/http/errors';

const post = (body: BodyInit | null): Request => new Request('http://test/', { method: 'POST', body });

/** The request as a browser without `Request.body` has it. */
function withoutStream(request: Request): Request {
  Object.defineProperty(request, 'body', { value: undefined });
  return request;
}

const kinds = [
  ['with a stream', post],
  ['without Request.body', (body: BodyInit | null) => withoutStream(post(body))],
] as const;

describe.each(kinds)('the body of a request %s', (_kind, request) => {
  it('is read as UTF-8, without a byte order mark', async () => {
    expect(await readBodyText(request('\ufeff{"name":"Größe 🐎"}'))).toBe('{"name":"Größe 🐎"}');
  });

  it('is empty text when there is none', async () => {
    expect(await readBodyText(request(null))).toBe('');
  });

  it('is refused above the limit, and when its bytes are no UTF-8', async () => {
    await expect(readBodyText(request(new Uint8Array(MAX_BODY_BYTES + 1)))).rejects.toThrow(BodyTooLarge);
    await expect(readBodyText(request(Uint8Array.of(0x22, 0xff, 0x22)))).rejects.toThrow(InvalidRequest);
  });
});

describe('a body that is longer than declared', () => {
  it('is refused all the same', async () => {
    const request = post(new Uint8Array(MAX_BODY_BYTES + 1));
    request.headers.set('Content-Length', '2');
    await expect(readBodyText(request)).rejects.toThrow(BodyTooLarge);
  });
});

it('a body of known length is read without a look at its stream, which is costly under Node', async () => {
  const request = post('{}');
  request.headers.set('Content-Length', '2');
  Object.defineProperty(request, 'body', {
    get: () => {
      throw new Error('The stream was made.');
    },
  });
  expect(await readBodyText(request)).toBe('{}');
});
