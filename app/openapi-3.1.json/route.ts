import { contractJson, currentContractText31 } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

export const GET = () => new Response(contractJson(currentContractText31()));
