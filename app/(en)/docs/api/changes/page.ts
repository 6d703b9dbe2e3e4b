// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { changesMetadata } from '@/components/api-reference';

export { ChangesPage as default } from '@/components/api-reference';

export const generateMetadata = changesMetadata;
