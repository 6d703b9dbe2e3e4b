// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
export { ApiConsolePage as default } from '@/components/console';
export { consoleMetadata as generateMetadata } from '@/components/reference';
