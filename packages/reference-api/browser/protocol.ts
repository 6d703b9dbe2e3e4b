import type { WebhookMessage } from '../webhooks/message';

/** Where the sandbox lies and how patient the page is. */
export interface SandboxSettings {
  /** Path prefix of the deployment, without a slash at its end. */
  basePath: string;
  /** Milliseconds that the download and start may take. */
  startTimeout: number;
  /** Milliseconds that a response can take once the sandbox has started. */
  responseTimeout: number;
}

/** What kept the sandbox from answering. */
export type SandboxErrorKind =
  | 'no-worker'
  | 'no-webassembly'
  | 'insecure-origin'
  | 'load'
  | 'crash'
  | 'timeout'
  | 'memory'
  | 'foreign-file'
  | 'nothing-set-aside'
  | 'internal';

/** The sandbox cannot do what it was asked for; `message` is a sentence for the reader: what, why, how to fix it. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  constructor(
    readonly kind: SandboxErrorKind,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}

/** Something that happened to the stored data and that the reader should know. */
export interface SandboxNotice {
  sentence: string;
  /** Whether the previous data can be had with `exportSetAside`. */
  hasCopy: boolean;
}

/** How the sandbox is. Every sentence is meant for the reader. */
export type SandboxStatus =
  /** Not used yet on this page. */
  | { state: 'idle' }
  | { state: 'starting' }
  /** Answers, and keeps its data in this browser. */
  | { state: 'ready'; notice?: SandboxNotice }
  /** Answers, but the data live in this page only; `reason` says why. */
  | { state: 'memory-only'; reason: string; notice?: SandboxNotice }
  /** Did not start or stopped; the next request tries again. */
  | { state: 'failed'; kind: SandboxErrorKind; sentence: string };

/** What changed the data. */
export type SandboxChange = 'write' | 'reset' | 'import';

/** A request on its way to the worker. */
export interface RequestCommand {
  type: 'request';
  id: number;
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** What a page asks of its worker. Every id is answered once, except those of `cancel`. */
export type Command =
  | RequestCommand
  | { type: 'cancel'; id: number }
  | { type: 'reset' | 'export' | 'export-set-aside' | 'restore-administrator'; id: number }
  | { type: 'import'; id: number; bytes: ArrayBuffer };

/** A response of the API. */
export interface ResponseReport {
  type: 'response';
  id: number;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
  /** Webhook messages that the request caused. */
  webhooks: WebhookMessage[];
}

/** What a worker tells its page. */
export type Report =
  | ResponseReport
  | { type: 'done'; id: number; bytes?: ArrayBuffer }
  | { type: 'error'; id: number; kind: SandboxErrorKind; sentence: string }
  /** The worker takes commands; `lifeLock` names the Web Lock that it holds until it ends, if there are Web Locks. */
  | { type: 'started'; lifeLock: string | null }
  /** The worker cannot start, or go on. */
  | { type: 'failed'; kind: SandboxErrorKind; sentence: string }
  /** Where the data are kept, after the first use and whenever it changes; null means in this browser. */
  | { type: 'storage'; memoryOnly: string | null; notice: SandboxNotice | null }
  /** The data changed; `shared` if other tabs see it too. */
  | { type: 'changed'; change: SandboxChange; shared: boolean };

/** Name of what the tabs of one site share: database, lock and channel. Sites below other base paths have their own. */
export function sharedName(basePath: string): string {
  return `endatix-sandbox:${basePath}/`;
}
