import { contractJson, serverContractText } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

/** Serves the operations of an Endatix server outside the contract, for client generators and other tools. */
export const GET = () => new Response(contractJson(serverContractText()));
