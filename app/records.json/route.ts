import { pageRecords } from '@/features/records';

export const dynamic = 'force-static';

/** The records of all pages, for what is made after the build (features/build), which also removes the file. */
export async function GET() {
  return Response.json(await pageRecords());
}
