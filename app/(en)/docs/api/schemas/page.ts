// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { schemaMetadata } from '@/components/api-reference';

export { SchemasPage as default } from '@/components/api-reference';

export const metadata = schemaMetadata();
