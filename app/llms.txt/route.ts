import { llmsIndex } from '@/features/exports/llms';

export const dynamic = 'force-static';

/** Serves the index of the documentation for programs. */
export async function GET() {
  return new Response(await llmsIndex());
}
