import 'client-only';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { getNetwork } from './network';
import { storedServer } from './stored-target';

/** The sandbox in this page, or a server of the reader. */
export type Target = { kind: 'sandbox' } | { kind: 'server'; origin: string };

/** Returns the prefix of every path. The host of the sandbox is never contacted. */
export const getOrigin = (target: Target): string =>
  target.kind === 'server' ? target.origin : REFERENCE_ORIGIN;

/** Returns the key of a target in stored data. */
export const targetKey = (target: Target): string => (target.kind === 'server' ? target.origin : 'sandbox');

/** Reads the stored choice; a text that isn't an address counts as none. */
export function readTarget(): Target {
  const origin = storedOrigin(storedServer());
  return origin === undefined ? { kind: 'sandbox' } : { kind: 'server', origin };
}

const LONGEST = 2000;

/** Adds the likely scheme: http for nearby computers, else https. */
function withScheme(text: string): string {
  // `new URL` reads "localhost:" as a scheme.
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text) || !/^([\p{L}\p{N}_.-]+|\[[\da-f:]+\])(:\d+)?(\/|$)/iu.test(text))
    return text;
  const host = /^(\[[^\]]*\]|[^:/]*)/.exec(text)?.[0] ?? '';
  if (/^(0\.0\.0\.0|\[::\])$/.test(host)) return `http://${text}`;
  const isName = host.includes('.') || getNetwork(host) === 'loopback' || host.startsWith('[');
  if (!isName) return text;
  return `${getNetwork(host) === 'public' ? 'https' : 'http'}://${text}`;
}

/** What tools print after the base address: the API, the contract, an operation. */
const AFTER_BASE = /\/((api|openapi|swagger|scalar)(\/.*)?|openapi[\w.-]*\.(json|yaml))$/;

/** Keys of texts. */
type AddressError = 'noAddress' | 'noScheme' | 'bareAddress';

/** `typed` is the whole base address, if it ends like an address of the API. */
type ReadOrigin = { origin: string; typed?: string };

function readOrigin(text: string): ReadOrigin | { fault: AddressError } {
  let url: URL;
  try {
    if (text.length > LONGEST) return { fault: 'noAddress' };
    url = new URL(withScheme(text.trim()));
  } catch {
    return { fault: 'noAddress' };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { fault: 'noScheme' };
  // What servers print that listen at every address of a computer; browsers don't call it.
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = 'localhost';
  if (url.username || url.password || url.search || url.hash) return { fault: 'bareAddress' };
  const path = url.pathname.replace(/\/+$/, '');
  const base = path.replace(AFTER_BASE, '').replace(/\/+$/, '');
  return { origin: url.origin + base, ...(base !== path && { typed: url.origin + path }) };
}

/**
 * Parses a typed server address to scheme, host, port and path base. Adds a missing scheme, and removes what
 * the API puts after its base address; `typed` has it still, as a path base can end in `/api`, too. Returns a
 * sentence for anything else.
 */
export function parseOrigin(
  text: string,
  texts: Pick<PanelTexts, AddressError>,
): ReadOrigin | { problem: string } {
  const result = readOrigin(text);
  if ('origin' in result) return result;
  const shown = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  return { problem: format(texts[result.fault], { text: shown, example: REFERENCE_ORIGIN }) };
}

/** Returns a stored address; undefined for none, or for a text that isn't one. */
export function storedOrigin(text: string | null): string | undefined {
  const result = text === null ? undefined : readOrigin(text);
  return result && 'origin' in result ? (result.typed ?? result.origin) : undefined;
}

/**
 * Splits the address of a request into the base address of its server, which can itself end in `/api`, and the
 * path of an operation.
 */
export function splitAddress(url: string): { base: string; path: string } {
  const [address = ''] = url.split(/[?#]/);
  const start = address.lastIndexOf('/api/');
  return start < 0
    ? { base: address, path: '' }
    : { base: address.slice(0, start), path: address.slice(start) };
}
