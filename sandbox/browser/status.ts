import type { SandboxErrorKind } from './errors';

/** Something that happened to the stored data and that the reader should know. */
export interface SandboxNotice {
  sentence: string;
  /** Whether the former data can be had with `exportSetAside`. */
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
