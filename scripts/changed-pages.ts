import { execFileSync } from 'node:child_process';
import { locate } from '@/features/content/pages';
import { siteHref } from '@/shared/paths';

// Prints the pages that changed since a commit as a Markdown list, for a workflow summary.
const [, , base] = process.argv;
if (!base) throw new Error('Name the commit to compare with: npx tsx scripts/changed-pages.ts origin/main');
const files = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', `${base}...HEAD`], {
  encoding: 'utf8',
});
const pages = [...files.matchAll(/^content\/(.+\.mdx)$/gm)].map(([, path = '']) =>
  siteHref(locate(path).route),
);
console.log('## Changed pages\n');
console.log(
  pages.length > 0 ? pages.map((page) => `- \`${page}\``).join('\n') : 'No page of the documentation.',
);
console.log('\nDownload the artifact `preview`, unzip it, and run `npx serve preview` to look at them.');
