import { navigationFiles } from '@/outputs/navigation';

interface Props {
  params: Promise<{ path: string[] }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return (await navigationFiles()).map(({ path }) => ({ path: path.split('/').slice(2) }));
}

/** Entries of the documentation tree that a page does not hold. */
export async function GET(_request: Request, { params }: Props) {
  const path = `/navigation/${(await params).path.join('/')}`;
  const file = (await navigationFiles()).find((candidate) => candidate.path === path);
  if (!file) return new Response('Not found', { status: 404 });
  return new Response(file.text, { headers: { 'Content-Type': 'application/json' } });
}
