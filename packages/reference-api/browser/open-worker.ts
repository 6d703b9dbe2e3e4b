import { sandboxAssets } from '../../../generated/sandbox-assets';
import { SandboxError } from './protocol';
import { sentences } from './sentences';

/** Starts a worker. Throws SandboxError if the browser lacks a required feature. */
export function openWorker(basePath: string): Worker {
  if (typeof WebAssembly === 'undefined') throw new SandboxError(sentences.noWebAssembly);
  if (!crypto.subtle) throw new SandboxError(sentences.insecureOrigin);
  try {
    return new Worker(`${basePath}/sandbox/${sandboxAssets.worker}`);
  } catch (cause) {
    // Some browsers have workers but block them, such as Firefox without cookies.
    throw new SandboxError(sentences.workerForbidden, { cause });
  }
}
