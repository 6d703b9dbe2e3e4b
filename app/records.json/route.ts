import { pageRecords } from '@/features/records';

export const dynamic = 'force-static';

/** Serves the records of all pages to the steps after the build (features/build), which delete the file. */
export const GET = async () => Response.json(await pageRecords());
