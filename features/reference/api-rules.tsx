import { runningServerPage } from '@/features/differences/page';
import { Paragraphs } from '@/features/mdx/markdown';
import { currentContractFiles } from '@/shared/contract/contract-files';
import { apiRules } from '@/shared/contract/document';
import { siteHref } from '@/shared/paths';

/** Renders the contract's description, which applies to every operation, folded. */
export function ApiRules() {
  return (
    <details className="details box api-rules">
      <summary>Rules of all operations</summary>
      {/* A link to an anchor inside unfolds the rules. */}
      <div id="rules">
        <Paragraphs text={apiRules} />
        <p>
          See the <a href={siteHref(runningServerPage)}>known differences of Endatix servers</a>. All
          operations of an October 2025 server are in{' '}
          <a href={siteHref(currentContractFiles.server)}>openapi.server.json</a>. Those of the newest release
          are in <a href={siteHref(currentContractFiles.newest)}>openapi.0.7.json</a>.
        </p>
      </div>
    </details>
  );
}
