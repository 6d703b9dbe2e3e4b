// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { changesMetadata } from '@/components/reference';

export { ChangesPage as default } from '@/components/reference';

export const generateMetadata = changesMetadata;
