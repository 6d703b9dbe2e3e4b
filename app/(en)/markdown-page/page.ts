// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { pageMetadata } from '@/lib/server/metadata';
import { title } from './markdown-page';

export { MarkdownPage as default } from './markdown-page';

export const metadata = pageMetadata({
  title,
  description:
    'How this site is checked, what it stores in your browser, whom it contacts, how accessible it is, and how to report an error.',
  path: '/markdown-page',
});
