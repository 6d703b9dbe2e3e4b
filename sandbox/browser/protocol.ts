import type { SandboxErrorKind } from './errors';
import type { SandboxChange, SandboxNotice } from './status';

/** Where the sandbox lies and how patient the page is. */
export interface SandboxSettings {
  /** Path prefix of the deployment, without a slash at its end. */
  basePath: string;
  /** Milliseconds that the download and start may take. */
  startTimeout: number;
  /** Milliseconds that one answer may take once the sandbox has started. */
  answerTimeout: number;
}

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
  | { type: 'prepare' | 'reset' | 'export' | 'export-set-aside' | 'restore-administrator'; id: number }
  | { type: 'import'; id: number; bytes: ArrayBuffer };

/** An answer of the API. */
export interface AnswerReport {
  type: 'answer';
  id: number;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

/** What a worker tells its page. */
export type Report =
  | AnswerReport
  | { type: 'done'; id: number; bytes?: ArrayBuffer }
  | { type: 'error'; id: number; kind: SandboxErrorKind; sentence: string }
  /** The worker takes commands; `lifeLock` names the Web Lock that it holds until it ends, if there are Web Locks. */
  | { type: 'started'; lifeLock: string | null }
  /** The worker cannot start. */
  | { type: 'failed'; kind: SandboxErrorKind; sentence: string }
  /** Where the data are kept, after the first use and whenever it changes; null means in this browser. */
  | { type: 'storage'; memoryOnly: string | null; notice: SandboxNotice | null }
  /** The data changed; `shared` if other tabs see it too. */
  | { type: 'changed'; change: SandboxChange; shared: boolean };

/** Name of what the tabs of one site share: database, lock and channel. Sites below other base paths have their own. */
export function sharedName(basePath: string): string {
  return `endatix-sandbox:${basePath}/`;
}
