import { contractYaml, currentContractText } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

export function GET() {
  return new Response(contractYaml(currentContractText()));
}
