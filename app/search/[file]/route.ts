import { searchData } from '@/features/exports/search';
import { searchedPages } from '@/features/exports/search/pages';
import { site } from '@/theme.config';

interface Props {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

const fileName = (code: string): string => `${code}.json`;

export const generateStaticParams = () => site.locales.map(({ code }) => ({ file: fileName(code) }));

/** Serves the search data of a language. */
export async function GET(_request: Request, { params }: Props) {
  const { file } = await params;
  const locale = site.locales.find(({ code }) => fileName(code) === file);
  if (!locale) return new Response('Not found', { status: 404 });
  return Response.json(searchData(await searchedPages(locale), locale));
}
