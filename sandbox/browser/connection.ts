import { preferencesOf, simulateNetwork } from '../http/preferences';
import { announcements } from './announcements';
import { SandboxError } from './errors';
import { createMailbox } from './mailbox';
import type { AnswerReport, SandboxSettings } from './protocol';
import { sentences } from './sentences';
import type { SandboxChange, SandboxStatus } from './status';

/**
 * The page's side of the sandbox, loaded on first use. What rejects does so with SandboxError, and with ConnectionLost
 * for a request that asks for it.
 */
export interface Connection {
  /** Gets everything ready that a first request would have to wait for. */
  prepare(): Promise<void>;
  fetch(request: Request): Promise<Response>;
  reset(): Promise<void>;
  restoreAdministrator(): Promise<void>;
  export(what: 'export' | 'export-set-aside'): Promise<Blob>;
  import(file: Blob): Promise<void>;
}

// Statuses whose answers may have no body, not even an empty one.
const bodiless = new Set([204, 205, 304]);

/**
 * Ties the page to a worker, which is started when there is something to send and none is running.
 * @param show told every state the sandbox enters
 * @param changed told every change of the data, also by other tabs
 */
export function createConnection(
  settings: SandboxSettings,
  show: (status: SandboxStatus) => void,
  changed: (change: SandboxChange) => void,
): Connection {
  const announce = announcements(settings.basePath, changed);
  const mailbox = createMailbox(settings, show, (change, shared) => {
    changed(change);
    if (shared) announce(change);
  });

  return {
    async prepare() {
      await mailbox.send({ type: 'prepare' });
    },
    async fetch(request) {
      request.signal.throwIfAborted();
      const { code } = preferencesOf(request.headers);
      // Here, because the worker carries out the requests of all tabs one after another.
      await simulateNetwork(request);
      const headers = [...request.headers].filter(([name]) => name !== 'prefer');
      // Whether there is a body at all shows in its length only: not every browser has Request.body.
      const bytes = await readAll(request);
      const report = await mailbox.send(
        {
          type: 'request',
          method: request.method,
          url: request.url,
          headers: code === undefined ? headers : [...headers, ['prefer', `code=${code}`]],
          body: bytes.byteLength > 0 ? bytes : null,
        },
        request.signal,
      );
      return toResponse(report as AnswerReport, request.url);
    },
    async reset() {
      await mailbox.send({ type: 'reset' });
    },
    async restoreAdministrator() {
      await mailbox.send({ type: 'restore-administrator' });
    },
    async export(what) {
      const report = await mailbox.send({ type: what });
      const bytes = report.type === 'done' ? report.bytes : undefined;
      return new Blob(bytes ? [bytes] : [], { type: 'application/vnd.sqlite3' });
    },
    async import(file) {
      await mailbox.send({ type: 'import', bytes: await readAll(file) });
    },
  };
}

async function readAll(source: Request | Blob): Promise<ArrayBuffer> {
  try {
    return await source.arrayBuffer();
  } catch (cause) {
    if (source instanceof Request && source.signal.aborted) throw source.signal.reason;
    throw new SandboxError('memory', sentences.unreadable, { cause });
  }
}

function toResponse({ status, headers, body }: AnswerReport, url: string): Response {
  const content = bodiless.has(status) || body.byteLength === 0 ? null : body;
  const response = new Response(content, { status, headers });
  // A constructed response has no address, but callers of fetch may ask for it.
  return Object.defineProperty(response, 'url', { value: url });
}
