import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { type Report, runAttack } from './attack';
import { attackOn } from './judge';
import { makeSite } from './site';
import { startTarget, type TargetName } from './targets';

/** How a server is attacked. */
export interface RunOptions {
  server: TargetName;
  /** Folder for the site and what is next to it. */
  work: string;
  requests: number;
  /** Export to serve a copy of; without one a small site is made. */
  folder?: string | undefined;
  seed: number;
}

/** Descriptors that the server gets: fewer than the connections of a flood. */
const DESCRIPTORS = 256;

/** Starts a server for a site in the folder `work`, attacks it, and stops it. */
export async function run({ server, work, requests, folder, seed }: RunOptions): Promise<Report> {
  // The workers of nginx run as another user.
  await chmod(work, 0o755);
  const site = await makeSite(work, folder);
  const limits = { folder: site.folder, work: join(work, 'server'), descriptors: DESCRIPTORS };
  const target = await startTarget(server, limits);
  try {
    return await runAttack(target, attackOn(target.port, site, seed), requests);
  } finally {
    await target.close();
  }
}
