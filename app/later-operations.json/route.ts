import { laterEntries } from '@/features/reference/build/navigation';

export const dynamic = 'force-static';

/** Serves the operations of later releases, which the sidebar of the reference loads on request. */
export const GET = () => Response.json(laterEntries());
