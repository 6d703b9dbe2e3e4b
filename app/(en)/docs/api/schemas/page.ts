// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { schemaMetadata } from '@/components/reference';

export { SchemasPage as default } from '@/components/reference';

export const metadata = schemaMetadata();
