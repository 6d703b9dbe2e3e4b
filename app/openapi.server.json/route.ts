import { contractJson, serverContractText } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

/** What an Endatix server has beyond the contract, for tools that make clients or read requests from it. */
export function GET() {
  return new Response(contractJson(serverContractText()));
}
