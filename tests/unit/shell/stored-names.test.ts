import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storageKeys } from '@/lib/browser/storage';

const page = readFileSync('app/(en)/markdown-page/about-this-site.mdx', 'utf8');

/** Storage names that modules declare for themselves: `KEY`, `LAST_KEY`, `PREFIX`, `key`. */
const declared = ['lib', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => /(local|session)Storage|lib\/browser\/storage|'\.{1,2}\/storage/.test(source))
  .flatMap((source) =>
    [...source.matchAll(/^const (?:\w*KEY|PREFIX|key) = '([^']+)'/gm)].map(([, name]) => name),
  );

it('the privacy page names everything that the site stores', () => {
  expect(declared.length).toBeGreaterThan(3);
  const names = [
    ...declared,
    storageKeys.theme,
    storageKeys.announcementId,
    storageKeys.announcementDismissed,
    storageKeys.version('endatix'),
    storageKeys.tab(''),
  ];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
