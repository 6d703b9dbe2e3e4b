import { Paragraphs } from '@/components/mdx/markdown';
import { openApi } from '@/lib/contract/document';
import { runningServerPage } from '@/lib/differences/page';
import { siteHref } from '@/lib/paths';
import { currentContractFiles } from '@/lib/server/contract/contract-files';

/** What applies to every operation, folded: the contract's description of itself. */
export function ApiRules() {
  return (
    <details className="details box api-rules">
      <summary>Rules of all operations</summary>
      {/* The anchor is inside, so that following it unfolds the rules. */}
      <div id="rules">
        <Paragraphs text={openApi.info.description} />
        <p>
          See the <a href={siteHref(runningServerPage)}>known differences of Endatix servers</a>. What only
          your server has is in <a href={siteHref(currentContractFiles.server)}>openapi.server.json</a>.
        </p>
      </div>
    </details>
  );
}
