// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.

export { ApiConsolePage as default } from '@/features/reference/console-page';
export { consoleMetadata as generateMetadata } from '@/features/reference/pages';
