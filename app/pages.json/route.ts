import { pageList } from '@/features/exports/page-list';

export const dynamic = 'force-static';

/** Serves the list of all pages, in which the 404 page finds similar ones. */
export const GET = async () => Response.json(await pageList());
