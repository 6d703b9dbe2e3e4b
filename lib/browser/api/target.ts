import { readStored, writeStored } from '@/lib/browser/storage';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import { format } from '@/lib/i18n/format';

/** Where examples go: the sandbox in this page, or a server of the reader. */
export type Target = { kind: 'sandbox' } | { kind: 'server'; origin: string };

const key = 'api-example.server';

/** What samples show while no server is chosen: the platform's address while developing. */
const DEFAULT_ORIGIN = 'https://localhost:5001';

/** The remembered choice. */
export function readTarget(): Target {
  const origin = readStored(key);
  return origin ? { kind: 'server', origin } : { kind: 'sandbox' };
}

/** Remembers the choice; the tokens of a server are never stored. */
export function writeTarget(target: Target): void {
  writeStored(key, target.kind === 'server' ? target.origin : null);
}

/** Origin that samples show. */
export function currentOrigin(): string {
  const target = readTarget();
  return target.kind === 'server' ? target.origin : DEFAULT_ORIGIN;
}

/**
 * Reads what a reader typed as server address: scheme, host, port and path base without a final
 * slash. Returns a sentence instead when it is not a usable http(s) address.
 */
export function parseOrigin(
  text: string,
  texts: Pick<PanelTexts, 'noAddress' | 'noScheme' | 'bareAddress'>,
): { origin: string } | { problem: string } {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return { problem: format(texts.noAddress, { text, example: DEFAULT_ORIGIN }) };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { problem: format(texts.noScheme, { text, example: DEFAULT_ORIGIN }) };
  if (url.username || url.password || url.search || url.hash) return { problem: texts.bareAddress };
  return { origin: url.origin + url.pathname.replace(/\/+$/, '') };
}
