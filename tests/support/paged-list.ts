import { serve } from '@/tests/site/support/site';

/**
 * Starts a server with three submissions of a form, as 0.7.3 lists them on two pages. The second page starts
 * with the last row of the first, as when a submission arrived in between. Further pages are empty.
 */
export async function startPagedList() {
  const queries: URLSearchParams[] = [];
  const row = (id: string) => ({
    id,
    formDefinitionId: '1430000000000000003',
    isComplete: true,
    jsonData: `{"id":${id}}`,
    status: 'new',
    createdAt: '2026-11-28T07:00:54.287614Z',
  });
  const ids = ['1430000000000000077', '1430000000000000078', '1430000000000000079'];
  const pages = [ids.slice(0, 2), ids.slice(1)];
  const site = await serve(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://server');
    queries.push(searchParams);
    const page = Number(searchParams.get('page'));
    const items = (pages[page - 1] ?? []).map(row);
    const body = { page, pageSize: 100, totalRecords: 3, totalPages: pages.length, items };
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  });
  return { api: `${site.url}/api`, ids, queries, close: site.close };
}
