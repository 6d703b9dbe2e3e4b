import { openApi } from '@/lib/shared/openapi/document';
import { Paragraphs } from './markdown';

/** What holds for every operation, folded: the contract's description of itself. */
export function ApiRules() {
  return (
    <details className="details api-rules">
      <summary>Rules of every operation</summary>
      {/* The anchor is inside, so that following it unfolds the rules. */}
      <div id="rules">
        <Paragraphs text={openApi.info.description} />
      </div>
    </details>
  );
}
