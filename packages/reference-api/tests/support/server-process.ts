import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writeWhole } from '@/shared/build/write-whole';

const project = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Bundles the command as the package does, which starts three times as fast. In a folder of the same depth,
 * because it resolves the contract relative to itself.
 */
async function bundle(): Promise<string> {
  const outdir = `${project}generated/tests/api`;
  const { outputFiles } = await build({
    entryPoints: [`${project}packages/reference-api/node/cli.ts`],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    sourcemap: 'inline',
    write: false,
  });
  await mkdir(outdir, { recursive: true });
  await Promise.all(outputFiles.map(({ path, contents }) => writeWhole(path, contents)));
  return `${outdir}/cli.mjs`;
}

let cli: Promise<string> | undefined;

/** A server in a separate process. */
export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

interface ProcessOptions {
  /** Working directory, which contains `.data`. */
  folder: string;
  args?: string[];
  env?: Record<string, string>;
}

async function launch({ folder, args = [], env = {} }: ProcessOptions) {
  cli ??= bundle();
  // The developer's own settings must not reach the server.
  const { DATABASE_URL: _url, HOST: _host, ENDATIX_JWT_SIGNING_KEY: _key, ...inherited } = process.env;
  const child = spawn(process.execPath, [await cli, ...args], {
    cwd: folder,
    env: { ...inherited, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    texts.output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    texts.errors += String(chunk);
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...texts }));
  return { child, texts, ended };
}

/** Starts a server that is expected to fail, and waits until it exits. */
export async function runToEnd(options: ProcessOptions) {
  return (await launch(options)).ended;
}

/** Starts a server and waits until it listens. */
export async function startProcess(options: ProcessOptions) {
  const { child, texts, ended } = await launch(options);
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', () => {
      if (/^Data:/m.test(texts.output)) resolve();
    });
  });
  const early = await Promise.race([listening, ended]);
  if (early) throw new Error(`The server ended with ${early.code}: ${early.errors}`);
  return {
    /** Base URL without trailing slash. */
    url: /http:\/\/\S+(?=\/api)/.exec(texts.output)?.[0] ?? '',
    child,
    output: () => texts.output,
    /** Sends a signal and waits until it exits. */
    stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Sends JSON and returns the response's JSON. */
export async function postJson(
  url: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

/** Signs in, by default as the seeded administrator. */
export async function signIn(
  url: string,
  password = 'P@ssw0rd',
  email = 'admin@endatix.com',
): Promise<string> {
  const { body } = await postJson(`${url}/api/auth/login`, { email, password });
  return String(body.accessToken);
}

export async function createForm(url: string, token: string): Promise<string> {
  const form = { name: 'A form', isEnabled: true, formDefinitionJsonData: '{}' };
  return String((await postJson(`${url}/api/forms`, form, token)).body.id);
}
