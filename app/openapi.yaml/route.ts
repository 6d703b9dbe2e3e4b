import { contractYaml, currentContractText } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

/** Serves the API contract as YAML. */
export function GET() {
  return new Response(contractYaml(currentContractText()));
}
