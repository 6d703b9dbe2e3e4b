import { pageList } from '@/features/exports/page-list';

export const dynamic = 'force-static';

/** All pages, for the not-found page, which looks for those that come closest to a wrong address. */
export async function GET() {
  return Response.json(await pageList());
}
