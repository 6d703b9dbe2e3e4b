import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { quietEnv, runTool } from '@/shared/build/run';
import { makeVariant, VARIANT } from '@/tests/support/variant';

/** Path prefix of the second build, which proves that the export works below a prefix. */
const BASE_PATH = '/docs-site';

/** Analytics are tested on the second build. The test browser intercepts this address. */
const ANALYTICS_STUB = 'http://127.0.0.1:9797/gtag.js';

/**
 * Builds a copy of the project into `out-base-path/`: below a path prefix, with analytics, one more language
 * and a later version. Throws the output of a failed build.
 */
export async function buildVariant(): Promise<void> {
  await makeVariant();
  await rm('out-base-path', { recursive: true, force: true });
  // A separate process, because modules read the base path when they are loaded.
  const result = await runTool('tsx', ['scripts/build.ts'], {
    cwd: VARIANT,
    env: {
      ...quietEnv,
      BASE_PATH,
      NEXT_PUBLIC_ANALYTICS_ID: 'G-TEST0000',
      NEXT_PUBLIC_ANALYTICS_URL: ANALYTICS_STUB,
    },
  });
  if (result.code !== 0) throw new Error(result.output.trim());
  await rename(join(VARIANT, 'out'), 'out-base-path');
  await rm(VARIANT, { recursive: true, force: true });
}
