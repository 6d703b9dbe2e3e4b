// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
import { runningServerMetadata } from '@/components/reference';

export { RunningServerPage as default } from '@/components/reference';

export const metadata = runningServerMetadata();
