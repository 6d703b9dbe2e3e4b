const HIDDEN = '<hidden token>';

/** Shorter texts are no tokens: hiding each of their letters would make a response unreadable. */
const SHORTEST = 12;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Returns the forms of a character in JSON, addresses and HTML. */
function escapedForms(character: string): string {
  const code = character.charCodeAt(0);
  const hex = code.toString(16).padStart(2, '0');
  const digits = hex.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(?:\\\\?${escapePattern(character)}|\\\\u00${digits}|%${digits}|&#[xX]0*${digits};|&#0*${code};)`;
}

/**
 * Hides the token in a text for display, escaped or not: servers in Development write request headers into a
 * `500`. What is copied, saved or sent is unchanged.
 */
export function hideToken(text: string, token: string | undefined): string {
  if (!token || token.length < SHORTEST) return text;
  const pattern = token.replace(/[^\da-z]/gi, escapedForms);
  return text.replace(new RegExp(pattern, 'g'), HIDDEN);
}

/** Returns the bearer token of a request. */
export const getToken = (headers: Readonly<Record<string, string>>): string | undefined =>
  /^Bearer\s+(\S+)/i.exec(headers.Authorization ?? '')?.[1];
