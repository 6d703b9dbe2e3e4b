import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { publishVersions } from '@/features/docs-version/publish';
import { freezeVersion } from '@/features/docs-version/snapshot';
import { slashed } from '@/shared/files/files';
import { listOldVersion, madeUpVersion } from '@/tests/support/old-version';
import { plantFolder, putFiles } from '@/tests/support/plant-folder';
import { site } from '@/theme.config';

let root: string;

/** Bytes that aren't valid UTF-8, as in any image. */
const image = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff]);

const put = (path: string, text: string) => putFiles(root, { [path]: text });

const page = (title: string, body: string, more = '') => `---\ntitle: ${title}\n${more}---\n\n${body}\n`;

/** A small project: three pages, a draft, a translation, an older version. */
const project = {
  'openapi.json': JSON.stringify({ info: { version: '0.1.1' } }),
  'public/appsettings.schema.json': '{"properties":{}}',
  'content/glossary.json': '{}',
  'content/redirects.json': '{}',
  'content/questions.jsonl': '{}',
  'content/guides/hooks.questions.jsonl': '{}',
  'content/line.png': image,
  'content/_meta.ts':
    "const meta = {\n  guides: 'Guides',\n  secret: 'Secret',\n  '0.1.0': 'Old',\n};\n\nexport default meta;\n",
  'content/guides/_meta.ts': "export default {\n  hooks: 'Hooks',\n  later: { title: 'Later' },\n};\n",
  'content/guides/hooks.mdx': page('Hooks', 'See [the index](/docs/guides#hooks).'),
  'content/guides/index.mdx': page('Guides', 'All of them.'),
  'content/guides/later.mdx': page('Later', 'Not yet.', 'draft: true\n'),
  'content/secret.mdx': page('Secret', 'Not yet.', 'draft: true\n'),
  'content/de/guides/hooks.mdx': page('Haken', 'Deutsch.'),
  'content/0.1.0/guides/hooks.mdx': page('Old hooks', 'Old.'),
};

const frozen = (path: string) => readFile(join(root, 'content/0.1.1', path), 'utf8');
const freeze = (version = '0.1.1', force = false) => freezeVersion({ root, version, force, site });

listOldVersion(madeUpVersion('0.1.1'));

beforeEach(() => {
  root = plantFolder(project);
});

describe('a snapshot', () => {
  it('contains the published pages of the default language, their navigation and images, nothing else', async () => {
    expect(await freeze()).toMatchObject({ folder: 'content/0.1.1', pages: 2 });
    const files = await readdir(join(root, 'content/0.1.1'), { recursive: true });
    expect(files.map((file) => slashed(file)).sort()).toEqual([
      '_data',
      '_data/appsettings.schema.json',
      '_data/glossary.json',
      '_data/openapi.json',
      '_meta.ts',
      'guides',
      'guides/_meta.ts',
      'guides/hooks.mdx',
      'guides/index.mdx',
      'line.png',
    ]);
    expect(await readFile(join(root, 'content/0.1.1/line.png'))).toEqual(image);
  });

  it('serves only what readers can load, without copies', async () => {
    await freeze();
    await publishVersions(root);
    expect((await readdir(join(root, 'public/versions/0.1.1'))).sort()).toEqual([
      'appsettings.schema.json',
      'openapi.json',
      'openapi.yaml',
    ]);
  });

  it('is replaced only by force', async () => {
    await freeze();
    put('content/guides/hooks.mdx', page('Hooks', 'New text.'));
    await expect(freeze()).rejects.toThrow(/content\/0\.1\.1 exists already.*--force/);
    expect(await frozen('guides/hooks.mdx')).not.toContain('New text.');
    await rm(join(root, 'content/guides/index.mdx'));
    await freeze('0.1.1', true);
    expect(await frozen('guides/hooks.mdx')).toContain('New text.');
    await expect(frozen('guides/index.mdx')).rejects.toThrow('ENOENT');
  });
});

it('a contract of another version is rejected by both names, and leaves no files', async () => {
  put('openapi.json', JSON.stringify({ info: { version: '0.3.0' } }));
  await expect(freeze()).rejects.toThrow(/openapi\.json describes version 0\.3\.0.*API 0\.1\.1/);
  expect(await readdir(join(root, 'content'))).not.toContain('0.1.1');
});

it('the pages of this site can be frozen, with valid links inside the snapshot', async () => {
  await rm(join(root, 'content'), { recursive: true });
  for (const name of ['content', 'openapi.json']) await cp(name, join(root, name), { recursive: true });
  await freeze('0.1.1', true);
  const { pages, problems } = readPages(root);
  expect(problems).toEqual([]);
  const routes = new Set(pages.map(({ route }) => route));
  const own = pages.filter(({ route }) => route.startsWith('/docs/0.1.1'));
  const links = own.flatMap(({ source }) =>
    [...source.matchAll(/(?:\]\(|href=")(\/docs[^)"#]*)/g)].map((match) => match[1] ?? ''),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !/^\/docs\/(api|category)/.test(link) && !routes.has(link))).toEqual([]);
});
