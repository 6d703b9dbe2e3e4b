// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
export { SchemaPage as default, schemaMetadata as generateMetadata } from '@/features/reference/pages';
