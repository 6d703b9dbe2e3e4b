import { workflowsText } from '@/shared/contract/contract-files';

export const dynamic = 'force-static';

/** Serves the workflows of the guides as Arazzo 1.0. */
export function GET() {
  return new Response(workflowsText());
}
