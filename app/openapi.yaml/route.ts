import { contractText, contractYaml } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

export const GET = () => new Response(contractYaml(contractText()));
