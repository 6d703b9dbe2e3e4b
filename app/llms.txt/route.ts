import { llmsIndex } from '@/features/exports/llms';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(await llmsIndex());
}
