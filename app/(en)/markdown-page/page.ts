// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.

import { pageMetadata } from '@/features/layout/build/metadata';
import { aboutRecord } from '@/features/records/others';

export { MarkdownPage as default } from './markdown-page';

export const generateMetadata = async () => pageMetadata(await aboutRecord());
