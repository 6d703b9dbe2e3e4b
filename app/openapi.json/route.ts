import { contractJson, currentContractText } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

/** The API contract, for tools that make clients or read requests from it. */
export function GET() {
  return new Response(contractJson(currentContractText()));
}
