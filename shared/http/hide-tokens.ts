/** Shown in the place of a token. */
const HIDDEN = '<hidden token>';

/**
 * Returns a text to be shown without a token: servers in Development write the headers of the request into a 500. What
 * is copied, saved or sent is the text itself.
 */
export const hideToken = (text: string, token: string | undefined): string =>
  token ? text.replaceAll(token, HIDDEN) : text;

/** Returns the token that a request carries; undefined for none. */
export const getToken = (headers: Readonly<Record<string, string>>): string | undefined =>
  /^Bearer\s+(\S+)/i.exec(headers.Authorization ?? '')?.[1];
