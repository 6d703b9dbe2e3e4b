import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder whose disk can be filled up. */
export interface Disk {
  folder: string;
  /** From now on a server finds no room in the folder. */
  fill(server: number): void;
  /** Gives the room back. */
  free(server: number): void;
  remove(): void;
}

const CHUNK = Buffer.alloc(1_000_000);

/** Writes until nothing more fits. */
function fillUp(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (let size = CHUNK.length; size >= 1; ) {
      try {
        writeSync(descriptor, CHUNK, 0, size);
      } catch {
        size = Math.floor(size / 10);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

function limitFiles(server: number, bytes: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(server), `--fsize=${bytes}:`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The size of files cannot be limited: ${stderr}`);
}

/**
 * Makes a folder in a small file system of its own where this user may mount one, which is full when it is full.
 * Elsewhere the server may write no byte to any file, which it notices as it notices a full disk.
 */
export function makeDisk(megabytes = 600): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'reference-api-soak-'));
  const filler = join(folder, 'filler');
  const size = `size=${megabytes}m`;
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status === 0;
  return {
    folder,
    fill: (server) => (isMounted ? fillUp(filler) : limitFiles(server, '0')),
    free: (server) => (isMounted ? rmSync(filler) : limitFiles(server, 'unlimited')),
    remove() {
      if (isMounted) spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
