import { getPanelTexts, type PanelTexts } from '@/lib/i18n/example/panel';
import { format } from '@/lib/i18n/format';
import { REFERENCE_ORIGIN, SAMPLE_ORIGIN } from '@/lib/shared/api/origins';
import { networkOf } from './local-network';
import { storedServer, storeServer } from './stored-target';

/** Where requests go: the sandbox in this page, or a server of the reader. */
export type Target = { kind: 'sandbox' } | { kind: 'server'; origin: string };

/** Prefix of every path for a target. The host of the sandbox is never contacted. */
export const originOf = (target: Target): string =>
  target.kind === 'server' ? target.origin : REFERENCE_ORIGIN;

/** Key of a target in stored data. */
export const targetKey = (target: Target): string => (target.kind === 'server' ? target.origin : 'sandbox');

/** The remembered choice; the sandbox where what is stored is no address. */
export function readTarget(): Target {
  const stored = storedServer();
  if (stored === null) return { kind: 'sandbox' };
  const result = parseOrigin(stored);
  return 'origin' in result ? { kind: 'server', origin: result.origin } : { kind: 'sandbox' };
}

/** Forgets a stored choice that is no address; the result tells what was dropped, to be shown once. */
export function dropUnusableTarget(): string | undefined {
  const stored = storedServer();
  if (stored === null || 'origin' in parseOrigin(stored)) return undefined;
  storeServer(null);
  return stored;
}

/** Remembers the choice; the tokens of a server are never stored. */
export function writeTarget(target: Target): void {
  storeServer(target.kind === 'server' ? target.origin : null);
}

/** Origin that samples show. */
export const currentOrigin = (): string => {
  const target = readTarget();
  return target.kind === 'server' ? target.origin : SAMPLE_ORIGIN;
};

/** Longest address that is taken: longer ones are none. */
const LONGEST = 2000;

/** An address without scheme gets the one it most likely has: plain http for computers near by. */
function withScheme(text: string): string {
  // "localhost:5001" would be read as the scheme "localhost".
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text) || !/^([\w.-]+|\[[\da-f:]+\])(:\d+)?(\/|$)/i.test(text))
    return text;
  const host = /^(\[[^\]]*\]|[^:/]*)/.exec(text)?.[0] ?? '';
  const isName = host.includes('.') || networkOf(host) === 'loopback' || host.startsWith('[');
  if (!isName) return text;
  return `${networkOf(host) === 'public' ? 'https' : 'http'}://${text}`;
}

/** What stands after the base address in what the tools print: the prefix of all operations, the contract, an operation. */
const AFTER_BASE = /\/(api(\/.*)?|openapi\.(json|yaml)|swagger(\/.*)?)$/;

/**
 * Reads what a reader typed as server address: scheme, host, port and path base without a final slash. A missing
 * scheme is added, and what the API itself puts after its base address is taken off. Returns a sentence instead when
 * it is not a usable http(s) address.
 */
export function parseOrigin(
  text: string,
  texts: PanelTexts = getPanelTexts('en'),
): { origin: string } | { problem: string } {
  const shown = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  let url: URL;
  try {
    if (text.length > LONGEST) throw new RangeError('too long');
    url = new URL(withScheme(text.trim()));
  } catch {
    return { problem: format(texts.noAddress, { text: shown, example: REFERENCE_ORIGIN }) };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { problem: format(texts.noScheme, { text: shown, example: REFERENCE_ORIGIN }) };
  if (url.username || url.password || url.search || url.hash) return { problem: texts.bareAddress };
  return {
    origin: url.origin + url.pathname.replace(/\/+$/, '').replace(AFTER_BASE, '').replace(/\/+$/, ''),
  };
}
