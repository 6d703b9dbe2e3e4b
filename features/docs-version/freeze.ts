import { parseArgs } from 'node:util';
import { site } from '@/theme.config';
import { freezeVersion } from './snapshot';

/** `npm run docs:version <version> [-- --force]` */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [version, ...others] = positionals;
  if (!version || others.length > 0)
    throw new Error('Enter one version: npm run docs:version 0.1.1 (add -- --force to replace a snapshot).');
  const snapshot = await freezeVersion({ root: process.cwd(), version, force: values.force, site });
  console.log(
    `${snapshot.pages} pages are frozen in ${snapshot.folder}/, their data in ${snapshot.data.join(', ')}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
