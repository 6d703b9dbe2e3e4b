import { build } from 'esbuild';

/** Files of the page that uses the sandbox, by name. */
export type PageFiles = ReadonlyMap<string, Uint8Array>;

const entry = `
import * as sandbox from '@/api/browser/client';
sandbox.configureSandbox(globalThis.sandboxSettings ?? {});
globalThis.sandbox = sandbox;
`;

/** Bundles the client as a site does: `page.js` is what every page loads, the rest comes on first use. */
export async function bundlePage(): Promise<PageFiles> {
  const result = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), sourcefile: 'page.ts', loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    entryNames: 'page',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
    logLevel: 'error',
  });
  return new Map(
    result.outputFiles.map(({ path, contents }) => [path.slice(path.lastIndexOf('/') + 1), contents]),
  );
}
