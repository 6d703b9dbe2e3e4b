import { workflowsText } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

export const GET = () => new Response(workflowsText());
