// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { pageMetadata } from '@/lib/build/metadata';

export { ApiConsolePage as default } from '@/components/api-console';

export const metadata = pageMetadata({
  title: 'API Reference',
  description: 'All 33 operations of the Endatix REST API 0.1.1, with a console that runs them.',
  path: '/docs/api',
  markdown: '/docs/api.md',
});
