import { execFileSync } from 'node:child_process';
import { siteHref } from '@/lib/paths';
import { placeOf } from '@/scripts/check/pages';

/**
 * Returns the site path of the page that a content file becomes; undefined for another file.
 * @param file path below the project, for example `content/de/guides/webhooks.mdx`
 */
export function pageOf(file: string): string | undefined {
  const [, path] = /^content\/(.+\.mdx)$/.exec(file) ?? [];
  return path && siteHref(placeOf(path).route);
}

/** Prints the pages that changed since a commit, as a Markdown list for the summary of a workflow. */
function main(base: string | undefined): void {
  if (!base) throw new Error('Name the commit to compare with: npx tsx scripts/changed-pages.ts origin/main');
  const files = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', `${base}...HEAD`], {
    encoding: 'utf8',
  });
  const pages = files.split('\n').flatMap((file) => pageOf(file) ?? []);
  console.log('## Changed pages\n');
  console.log(
    pages.length > 0 ? pages.map((page) => `- \`${page}\``).join('\n') : 'No page of the documentation.',
  );
  console.log('\nDownload the artifact `preview`, unzip it, and run `npx serve preview` to look at them.');
}

if (process.argv[1]?.endsWith('changed-pages.ts')) main(process.argv[2]);
