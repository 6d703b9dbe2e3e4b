import { contractJson, contractText31 } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

export const GET = () => new Response(contractJson(contractText31()));
