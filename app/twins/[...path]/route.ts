import { allTwins } from '@/outputs/twins/sections';
import { servedMarkdown } from '@/outputs/twins/served';

interface Props {
  params: Promise<{ path: string[] }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Markdown twins are made here and moved beside their pages after the build (scripts/export/text-twins.ts). */
export async function generateStaticParams() {
  return (await allTwins()).map(({ path }) => ({ path: path.slice(1).split('/') }));
}

export async function GET(_request: Request, { params }: Props) {
  const path = `/${(await params).path.join('/')}`;
  const twin = (await allTwins()).find((candidate) => candidate.path === path);
  if (!twin) return new Response('Not found', { status: 404 });
  return new Response(await servedMarkdown(twin), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
