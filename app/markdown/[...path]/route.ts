import { servedMarkdown } from '@/features/exports/markdown/links';
import { allMarkdownPages } from '@/features/exports/markdown/sections';

interface Props {
  params: Promise<{ path: string[] }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

/**
 * Renders the Markdown of the pages; after the build it is moved next to them
 * (features/exports/markdown-pages.build.ts).
 */
export async function generateStaticParams() {
  return (await allMarkdownPages()).map(({ path }) => ({ path: path.slice(1).split('/') }));
}

export async function GET(_request: Request, { params }: Props) {
  const path = `/${(await params).path.join('/')}`;
  const markdownPage = (await allMarkdownPages()).find((candidate) => candidate.path === path);
  if (!markdownPage) return new Response('Not found', { status: 404 });
  return new Response(await servedMarkdown(markdownPage), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
