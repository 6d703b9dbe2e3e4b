import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { SandboxError } from '../protocol';
import { sentences } from '../sentences';

async function download(url: URL): Promise<Response> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new SandboxError(sentences.noScript);
  return response;
}

async function compile(response: Response): Promise<WebAssembly.Module> {
  // Browsers cache compiled code only when streaming, which needs the right media type.
  const isTyped = response.headers.get('Content-Type')?.startsWith('application/wasm') ?? false;
  try {
    return await (isTyped
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (cause) {
    // Anything else means that the download was interrupted.
    const isRejected = cause instanceof WebAssembly.CompileError;
    throw new SandboxError(isRejected ? sentences.wasmForbidden : sentences.noScript, { cause });
  }
}

/**
 * Loads SQLite.
 * @param url address of its WebAssembly
 * @throws SandboxError
 */
export async function loadSqlJs(url: URL): Promise<SqlJsStatic> {
  const module = await compile(await download(url));
  return new Promise((resolve, reject) => {
    initSqlJs({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then((instance) => done(instance), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
