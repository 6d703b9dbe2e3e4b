import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { carryOut, type Lock } from './engine/commands';
import { createSession } from './engine/session';
import { openSnapshotStore } from './engine/snapshot-store';
import { getSentence } from './engine/storage-texts';
import { type Command, type Report, SandboxError, sharedName } from './protocol';
import { sentences } from './sentences';

/** Name of the WebAssembly file next to this script, defined by the bundler. */
declare const SANDBOX_WASM: string;

/** The part of the worker's global scope in use. The project's `lib` setting describes the page's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Command>) => void) | null;
  postMessage(report: Report): void;
}

const scope = globalThis as unknown as WorkerScope;
const script = new URL(location.href);
const name = sharedName(script.pathname.replace(/\/sandbox\/[^/]*$/, ''));

/** Acquires a lock until this worker ends, so that the page notices a crash. Null if the browser denies locks. */
async function takeAliveLock(): Promise<string | null> {
  const aliveLock = `${name}alive:${crypto.randomUUID()}`;
  return new Promise((resolve) => {
    navigator.locks
      .request(aliveLock, () => {
        resolve(aliveLock);
        return new Promise(() => {});
      })
      .catch(() => resolve(null));
  });
}

/**
 * Loads SQLite.
 * @param url address of its WebAssembly
 * @throws SandboxError
 */
async function loadSqlJs(url: URL): Promise<SqlJsStatic> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new SandboxError(sentences.noScript);
  // Browsers cache compiled code only when streaming, which needs the right media type.
  const isTyped = response.headers.get('Content-Type')?.startsWith('application/wasm');
  const compiling = isTyped
    ? WebAssembly.compileStreaming(response)
    : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
  const module = await compiling.catch((cause: unknown) => {
    // Anything else means that the download was interrupted.
    const isRejected = cause instanceof WebAssembly.CompileError;
    throw new SandboxError(isRejected ? sentences.wasmForbidden : sentences.noScript, { cause });
  });
  return new Promise((resolve, reject) => {
    initSqlJs({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then((instance) => done(instance), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}

async function start(): Promise<void> {
  const aliveLock = takeAliveLock();
  try {
    const [sqlJs, store] = await Promise.all([
      loadSqlJs(new URL(SANDBOX_WASM, script)),
      // Without locks, tabs would overwrite each other's data.
      aliveLock.then((held) => (held === null ? undefined : openSnapshotStore(name).catch(() => undefined))),
    ]);
    const session = createSession(sqlJs, store, {
      storage: (status) => scope.postMessage({ type: 'storage', status }),
      changed: (change, shared) => scope.postMessage({ type: 'changed', change, shared }),
    });
    // Data in memory isn't shared with other tabs, so it needs no lock.
    const lock: Lock = store ? (work) => navigator.locks.request(name, work) : (work) => work();
    scope.onmessage = ({ data }) =>
      void carryOut(session, lock, data).then((report) => scope.postMessage(report));
    scope.postMessage({ type: 'started', aliveLock: await aliveLock });
  } catch (error) {
    scope.postMessage({ type: 'failed', sentence: getSentence(error) });
  }
}

void start();
