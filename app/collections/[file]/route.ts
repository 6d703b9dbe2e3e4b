import { collections } from '@/features/exports/collections';

interface Props {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(collections).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Props) {
  const collection = collections[(await params).file];
  if (!collection) return new Response('Not found', { status: 404 });
  return new Response(collection.content(), { headers: { 'Content-Type': collection.type } });
}
