import type { ReceivedBody } from './read-body';

/** Stands where a token was. */
const HIDDEN = '<hidden token>';

/** A token after its scheme, as servers in Development write the headers of the request into a 500. */
const BEARER = /(\bBearer\s+)[\w\-.~+/]{8,}=*/gi;

/** Returns a text without the token that was sent, wherever it is, and without other bearer tokens. */
export function hideTokens(text: string, sent: string | undefined): string {
  const withoutOwn = sent ? text.replaceAll(sent, HIDDEN) : text;
  return withoutOwn.replace(BEARER, `$1${HIDDEN}`);
}

/** Returns the token that a request carries; undefined for none. */
export const tokenOf = (headers: Readonly<Record<string, string>>): string | undefined =>
  /^Bearer\s+(\S+)/i.exec(headers.Authorization ?? '')?.[1];

/** A body, and whether a token was taken out of it. */
export interface CleanBody {
  body: ReceivedBody;
  hasHidden: boolean;
}

/**
 * Takes tokens out of a received body, as text and as bytes: what is displayed, copied and saved is the same. A body
 * that isn't a text stays as it is.
 * @param sent the token that the request carried
 */
export function hideTokensInBody(body: ReceivedBody, sent: string | undefined): CleanBody {
  if (body.text === undefined) return { body, hasHidden: false };
  const text = hideTokens(body.text, sent);
  if (text === body.text) return { body, hasHidden: false };
  return { body: { ...body, text, blob: new Blob([text], { type: body.blob.type }) }, hasHidden: true };
}
