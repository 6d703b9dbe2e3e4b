import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mustSucceed, runTool } from '@/shared/build/run';
import { copyProject } from './copy-project';
import { madeUpLanguage } from './made-up-language';

/** Location of the copy: inside the project to resolve its packages, with a dot so that tools ignore it. */
const COPY = '.variant';

/** Path prefix of the second build, which proves that the export works below a prefix. */
const BASE_PATH = '/docs-site';

/** Analytics are tested on the second build. The test browser intercepts this address. */
const ANALYTICS_STUB = 'http://127.0.0.1:9797/gtag.js';

/**
 * Builds a copy of the project into `out-base-path/`: below a path prefix, with analytics and one more language.
 * Throws the output of a failed build.
 */
export async function buildVariant(): Promise<void> {
  await copyProject(COPY);
  for (const [file, text] of madeUpLanguage()) {
    await mkdir(dirname(join(COPY, file)), { recursive: true });
    await writeFile(join(COPY, file), text);
  }
  await rm('out-base-path', { recursive: true, force: true });
  // A separate process, because modules read the base path when they are loaded.
  const building = runTool('tsx', ['scripts/build.ts'], {
    cwd: COPY,
    env: { BASE_PATH, NEXT_PUBLIC_ANALYTICS_ID: 'G-TEST0000', NEXT_PUBLIC_ANALYTICS_URL: ANALYTICS_STUB },
  });
  await mustSucceed(building);
  await rename(join(COPY, 'out'), 'out-base-path');
  await rm(COPY, { recursive: true, force: true });
}
