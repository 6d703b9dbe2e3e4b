import 'client-only';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { getNetwork } from './local-network';
import { storedServer, storeServer } from './stored-target';

/** Where requests go: the sandbox in this page, or a server of the reader. */
export type Target = { kind: 'sandbox' } | { kind: 'server'; origin: string };

/** Prefix of every path for a target. The host of the sandbox is never contacted. */
export const getOrigin = (target: Target): string =>
  target.kind === 'server' ? target.origin : REFERENCE_ORIGIN;

/** Key of a target in stored data. */
export const targetKey = (target: Target): string => (target.kind === 'server' ? target.origin : 'sandbox');

/** The remembered choice; the sandbox where what is stored is no address. */
export function readTarget(): Target {
  const origin = storedOrigin(storedServer());
  return origin === undefined ? { kind: 'sandbox' } : { kind: 'server', origin };
}

/** Forgets a stored choice that is no address; the result tells what was dropped, to be shown once. */
export function dropUnusableTarget(): string | undefined {
  const stored = storedServer();
  if (stored === null || storedOrigin(stored) !== undefined) return undefined;
  storeServer(null);
  return stored;
}

/** Remembers the choice; the tokens of a server are never stored. */
export function writeTarget(target: Target): void {
  storeServer(target.kind === 'server' ? target.origin : null);
}

/** Longest address that is taken: longer ones are none. */
const LONGEST = 2000;

/** An address without scheme gets the one it most likely has: plain http for computers near by. */
function withScheme(text: string): string {
  // "localhost:5001" would be read as the scheme "localhost".
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text) || !/^([\w.-]+|\[[\da-f:]+\])(:\d+)?(\/|$)/i.test(text))
    return text;
  const host = /^(\[[^\]]*\]|[^:/]*)/.exec(text)?.[0] ?? '';
  const isName = host.includes('.') || getNetwork(host) === 'loopback' || host.startsWith('[');
  if (!isName) return text;
  return `${getNetwork(host) === 'public' ? 'https' : 'http'}://${text}`;
}

/** What is after the base address in what the tools print: the prefix of all operations, the contract, an operation. */
const AFTER_BASE = /\/(api(\/.*)?|openapi\.(json|yaml)|swagger(\/.*)?)$/;

/** Why a text is no usable address; the names are those of the sentences. */
type AddressError = 'noAddress' | 'noScheme' | 'bareAddress';

function readOrigin(text: string): { origin: string } | { fault: AddressError } {
  let url: URL;
  try {
    if (text.length > LONGEST) return { fault: 'noAddress' };
    url = new URL(withScheme(text.trim()));
  } catch {
    return { fault: 'noAddress' };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { fault: 'noScheme' };
  if (url.username || url.password || url.search || url.hash) return { fault: 'bareAddress' };
  const base = url.pathname.replace(/\/+$/, '').replace(AFTER_BASE, '').replace(/\/+$/, '');
  return { origin: url.origin + base };
}

/**
 * Reads what a reader typed as server address: scheme, host, port and path base without a final slash. A missing
 * scheme is added, and what the API itself puts after its base address is taken off. Returns a sentence instead when
 * it is not a usable http(s) address.
 */
export function parseOrigin(
  text: string,
  texts: Pick<PanelTexts, AddressError>,
): { origin: string } | { problem: string } {
  const result = readOrigin(text);
  if ('origin' in result) return result;
  const shown = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  return { problem: format(texts[result.fault], { text: shown, example: REFERENCE_ORIGIN }) };
}

/** The address that was stored, cleaned; undefined for a text that is none. */
export function storedOrigin(text: string | null): string | undefined {
  const result = text === null ? undefined : readOrigin(text);
  return result && 'origin' in result ? result.origin : undefined;
}
