import { contractYaml, currentContractText31 } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

/** Serves the API contract with its webhooks as OpenAPI 3.1 in YAML. */
export function GET() {
  return new Response(contractYaml(currentContractText31()));
}
