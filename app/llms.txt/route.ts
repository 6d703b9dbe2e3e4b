import { llmsIndex } from '@/features/exports/llms';

export const dynamic = 'force-static';

export const GET = async () => new Response(await llmsIndex());
