import { contractJson, contractText } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

/** Serves the API contract, for client generators and other tools. */
export const GET = () => new Response(contractJson(contractText()));
