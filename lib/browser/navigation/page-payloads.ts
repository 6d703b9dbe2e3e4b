import 'client-only';
import { chunksOf, isPayload, payloadUrl } from '@/framework/next/payload';
import { pageWide } from '@/lib/browser/page-wide';

/** How long a downloaded page may be shown without asking again, in milliseconds. */
const LIFETIME = 5 * 60_000;

/** Largest number of pages that are kept. */
const LIMIT = 30;

interface Kept {
  answer: Promise<string>;
  stop: () => void;
  /** When it was asked for, by a clock that setting the time of day doesn't move. */
  time: number;
  isLoading: boolean;
}

/** Pages of this session by browser pathname, oldest first. The preload fills it and the router reads it. */
const kept = pageWide('payloads', () => new Map<string, Kept>());

async function download(pathname: string, priority: RequestPriority, signal: AbortSignal): Promise<string> {
  const answer = await fetch(payloadUrl(pathname), { priority, signal });
  if (!isPayload(answer))
    throw new Error(`${answer.status} ${answer.statusText} ${answer.headers.get('Content-Type') ?? ''}`);
  // A line that breaks in the middle of the page is a failure too.
  return answer.text();
}

/**
 * The payload of a page: the kept one, the one under way, or a new download. Rejects when it cannot be had; a later
 * call tries again.
 */
export function loadPayload(pathname: string, priority: RequestPriority = 'high'): Promise<string> {
  const found = kept.get(pathname);
  if (found && (found.isLoading || performance.now() - found.time < LIFETIME)) return found.answer;
  const abort = new AbortController();
  const entry: Kept = {
    answer: download(pathname, priority, abort.signal),
    stop: () => abort.abort(),
    time: performance.now(),
    isLoading: true,
  };
  kept.delete(pathname);
  kept.set(pathname, entry);
  const [oldest] = kept.keys();
  if (kept.size > LIMIT && oldest !== undefined) kept.delete(oldest);
  entry.answer.then(
    () => {
      entry.isLoading = false;
    },
    () => {
      if (kept.get(pathname) === entry) kept.delete(pathname);
    },
  );
  return entry.answer;
}

/** Stops the download of a page that is no longer wanted; a page that has arrived stays. */
export function stopLoading(pathname: string): void {
  const entry = kept.get(pathname);
  if (!entry?.isLoading) return;
  kept.delete(pathname);
  entry.stop();
}

/** The payload as the router wants it: an answer of the server. Rejects as {@link loadPayload} does. */
export async function payloadAnswer(pathname: string): Promise<Response> {
  return new Response(await loadPayload(pathname), { headers: { 'Content-Type': 'text/plain' } });
}

/**
 * Downloads a page and the scripts that it names before the reader asks for it. A failure is silent: the click tells it.
 */
export async function warmPage(pathname: string): Promise<void> {
  const payload = await loadPayload(pathname, 'low').catch(() => '');
  for (const chunk of chunksOf(payload)) {
    if (document.querySelector(`script[src="${chunk}"], link[href="${chunk}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = chunk;
    document.head.append(link);
  }
}
