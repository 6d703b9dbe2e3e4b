// Plain JavaScript without dependencies: runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

/** Where npm's own program may be: who started us, beside Node (Windows, others), and what the search path knows. */
function places() {
  const node = dirname(process.execPath);
  const program = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  return [process.env.npm_execpath ?? '', join(node, program), join(node, '..', 'lib', program), ...onPath];
}

/**
 * Runs npm in a folder with the Node that runs us, without a shell or a shim; needs no `npm` that the system can start
 * by name. `output` is what npm wrote to its error stream.
 */
export function npm(args, folder = '.') {
  const program = places()
    .filter((path) => path !== '' && existsSync(path))
    .map((path) => realpathSync(path))
    .find((path) => basename(path) === 'npm-cli.js');
  if (program === undefined)
    return {
      status: 1,
      stdout: '',
      output: 'npm was not found beside Node: install it, or run "npm ci" yourself.',
    };
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status: status ?? 1, stdout: stdout ?? '', output: stderr ?? String(error) };
}
