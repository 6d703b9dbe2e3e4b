// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
export { ChangesPage as default, changesMetadata as generateMetadata } from '@/components/reference';
