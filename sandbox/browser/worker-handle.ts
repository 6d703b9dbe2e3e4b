import { sandboxAssets } from '@/generated/sandbox-assets';
import { SandboxError, type SandboxErrorKind } from './errors';
import type { Command, Report } from './protocol';
import { sentences } from './sentences';

/** A worker of this page. */
export interface WorkerHandle {
  post(command: Command): void;
  terminate(): void;
}

function checkBrowser(): void {
  if (typeof Worker === 'undefined') throw new SandboxError('no-worker', sentences.noWorker);
  if (typeof WebAssembly === 'undefined') throw new SandboxError('no-webassembly', sentences.noWebAssembly);
  if (typeof crypto === 'undefined' || !crypto.subtle) {
    throw new SandboxError('insecure-origin', sentences.insecureOrigin);
  }
}

/** Some browsers have workers and refuse them, such as Firefox without cookies: the constructor throws. */
function openWorker(address: string): Worker {
  try {
    return new Worker(address);
  } catch (cause) {
    throw new SandboxError('no-worker', sentences.workerForbidden, { cause });
  }
}

/**
 * Starts the worker.
 * @param receive told its reports
 * @param failed told, once, that it ended by itself, and why
 * @throws SandboxError when the browser lacks something that the sandbox cannot do without
 */
export function startWorker(
  basePath: string,
  receive: (report: Report) => void,
  failed: (kind: SandboxErrorKind, sentence: string) => void,
): WorkerHandle {
  checkBrowser();
  const worker = openWorker(`${basePath}/sandbox/${sandboxAssets.worker}`);
  let isRunning = true;
  let hasStarted = false;

  function fail(kind: SandboxErrorKind, sentence: string): void {
    if (!isRunning) return;
    isRunning = false;
    worker.terminate();
    failed(kind, sentence);
  }

  worker.onmessage = ({ data }: MessageEvent<Report>) => {
    if (!isRunning) return;
    if (data.type === 'started') {
      hasStarted = true;
      if (data.lifeLock) watchLife(data.lifeLock, () => fail('crash', sentences.crash));
    }
    receive(data);
  };
  // Before the first report it is the script that could not be loaded.
  worker.onerror = (event) => {
    event.preventDefault();
    if (hasStarted) fail('crash', sentences.crash);
    else fail('load', sentences.noScript);
  };
  worker.onmessageerror = () => fail('memory', sentences.brokenMessage);

  return {
    post(command) {
      worker.postMessage(command, transferable(command));
    },
    terminate() {
      isRunning = false;
      worker.terminate();
    },
  };
}

/** The worker holds the lock as long as it lives: whoever else gets it knows that it has ended. */
function watchLife(lock: string, ended: () => void): void {
  navigator.locks?.request(lock, () => ended()).catch(ended);
}

/** Contents are handed over instead of copied. */
function transferable(command: Command): Transferable[] {
  if (command.type === 'request') return command.body ? [command.body] : [];
  return command.type === 'import' ? [command.bytes] : [];
}
