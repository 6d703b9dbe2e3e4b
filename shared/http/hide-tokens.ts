const HIDDEN = '<hidden token>';

/**
 * Hides the token in a text for display: servers in Development write request headers into a `500`. What is
 * copied, saved or sent is unchanged.
 */
export const hideToken = (text: string, token: string | undefined): string =>
  token ? text.replaceAll(token, HIDDEN) : text;

export const getToken = (headers: Readonly<Record<string, string>>): string | undefined =>
  /^Bearer\s+(\S+)/i.exec(headers.Authorization ?? '')?.[1];
