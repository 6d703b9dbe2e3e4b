import { llmsParts } from '@/features/exports/llms';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await llmsParts()).keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  return new Response((await llmsParts()).get((await params).file));
}
