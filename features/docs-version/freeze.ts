import { parseArgs } from 'node:util';
import { site } from '@/theme.config';
import { freezeVersion } from './snapshot';

/** `npm run docs:version <version> [-- --force]` */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [version, ...surplus] = positionals;
  if (!version || surplus.length > 0)
    throw new Error('Name one version: npm run docs:version 0.1.1 (add -- --force to replace a snapshot).');
  const made = await freezeVersion({ root: process.cwd(), version, force: values.force, site });
  console.log(
    `${made.pages} pages are frozen in ${made.folder}/, what they are made from in ${made.data.join(', ')}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
