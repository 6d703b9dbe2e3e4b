// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { runningServerMetadata } from '@/components/api-reference';

export { RunningServerPage as default } from '@/components/api-reference';

export const metadata = runningServerMetadata();
