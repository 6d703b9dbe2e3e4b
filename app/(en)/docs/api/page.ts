// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { consoleMetadata } from '@/components/reference';

export { ApiConsolePage as default } from '@/components/console';

export const metadata = consoleMetadata();
