import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFrontmatter } from '@/features/content/frontmatter';
import { frozenData, versionFiles } from '@/features/versions/files';
import { unixLines } from '@/shared/files/files';
import type { DocsVersion, SiteConfig } from '@/theme.config';
import { withoutMetaKeys } from './rewrite-meta';
import { rewritePage } from './rewrite-page';

interface SnapshotOptions {
  /** Folder of the project. */
  root: string;
  /** Version number such as `0.1.1`. */
  version: string;
  /** Whether to replace an existing snapshot. */
  force?: boolean;
  site: Pick<SiteConfig, 'versions' | 'locales'>;
}

/** Written files: paths below the project, with `/`. */
interface Snapshot {
  folder: string;
  pages: number;
  data: string[];
}

const isImage = /\.(avif|gif|jpe?g|png|svg|webp)$/;

const isVersion = /^\d+\.\d+\.\d+$/;

/** Copies the pages, images and `_meta.ts` of a folder. Returns the number of pages. */
async function freezeFolder(
  from: string,
  to: string,
  version: DocsVersion,
  excluded: ReadonlySet<string>,
): Promise<number> {
  const entries = await readdir(from, { withFileTypes: true });
  const read = async (name: string) => unixLines(await readFile(join(from, name), 'utf8'));
  /** Omitted entries, by their name in `_meta.ts`. */
  const omitted = new Set(excluded);
  for (const { name } of entries)
    if (name.endsWith('.mdx') && readFrontmatter(await read(name)).data.draft === true)
      omitted.add(name.slice(0, -'.mdx'.length));
  let pages = 0;
  await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const { name } = entry;
    const [source, target] = [join(from, name), join(to, name)];
    if (omitted.has(name.replace(/\.mdx$/, ''))) continue;
    if (entry.isDirectory()) pages += await freezeFolder(source, target, version, new Set());
    else if (isImage.test(name)) await cp(source, target);
    else if (name === '_meta.ts') await writeFile(target, withoutMetaKeys(await read(name), omitted));
    else if (name.endsWith('.mdx')) {
      await writeFile(target, rewritePage(source, await read(name), version));
      pages += 1;
    }
  }
  return pages;
}

async function listedVersion(
  { root, version, force, site }: SnapshotOptions,
  folder: string,
): Promise<DocsVersion> {
  if (!isVersion.test(version))
    throw new Error(
      `"${version}" is not a version number: write three numbers with dots, such as npm run docs:version 0.1.1.`,
    );
  const listed = site.versions.find(({ path }) => path === version);
  if (!listed) {
    const known = site.versions.map(({ path, name }) => path || `${name} (the current one, never frozen)`);
    throw new Error(
      `Version ${version} is not listed: add { name: '${version}', label: '${version}', path: '${version}', api: … } to versions in theme.config.tsx first. Listed: ${known.join(', ')}.`,
    );
  }
  const contract: { info?: { version?: string } } = JSON.parse(
    await readFile(join(root, 'openapi.json'), 'utf8'),
  );
  if (contract.info?.version !== listed.api)
    throw new Error(
      `openapi.json describes version ${contract.info?.version}, but theme.config.tsx says that ${version} documents API ${listed.api}: correct one of them.`,
    );
  if (!force && existsSync(join(root, folder)))
    throw new Error(
      `${folder} exists already: it is what readers of ${version} see. Run npm run docs:version ${version} -- --force to replace it by the pages of today.`,
    );
  return listed;
}

/**
 * Freezes the current pages and their data as a version in `content/<version>/`, without other versions,
 * translations and drafts.
 * @throws Error when the version cannot be frozen; then nothing is written
 */
export async function freezeVersion(options: SnapshotOptions): Promise<Snapshot> {
  const { root, version, site } = options;
  const folder = `content/${version}`;
  const listed = await listedVersion(options, folder);
  const versions = (await readdir(join(root, 'content'))).filter((name) => isVersion.test(name));
  const excluded = new Set([...versions, ...site.locales.map(({ path }) => path), `${version}.part`]);
  const part = `${folder}.part`;
  // Written to a temporary folder first: a page that does not parse keeps the old snapshot.
  await rm(join(root, part), { recursive: true, force: true });
  try {
    const pages = await freezeFolder(join(root, 'content'), join(root, part), listed, excluded);
    for (const { current, frozen } of Object.values(versionFiles))
      await cp(join(root, current), join(root, frozenData(`${version}.part`), frozen));
    await rm(join(root, folder), { recursive: true, force: true });
    await rename(join(root, part), join(root, folder));
    const data = Object.values(versionFiles).map(({ frozen }) => `${frozenData(version)}/${frozen}`);
    return { folder, pages, data };
  } finally {
    await rm(join(root, part), { recursive: true, force: true });
  }
}
