import { contractJson, currentContractText31 } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

export function GET() {
  return new Response(contractJson(currentContractText31()));
}
