import { collections } from '@/features/exports/collections';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(collections).map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const collection = collections[(await params).file];
  if (!collection) return new Response('Not found', { status: 404 });
  return new Response(collection.content(), { headers: { 'Content-Type': collection.type } });
}
