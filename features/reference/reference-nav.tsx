import { type NavEntry, NavTree } from '@/features/layout/nav-tree';
import { dataLanguage } from '@/shared/i18n';
import { operation as texts } from '@/shared/i18n/en/operation';
import { shell } from '@/shared/i18n/en/shell';
import { ReleaseChoice } from './release-choice';

interface Props {
  entries: readonly NavEntry[];
  /** Site path of the current page; empty on the console, whose entries are anchors. */
  path?: string;
  /** False for a page that filters itself, as Swagger UI does. */
  hasFilter?: boolean;
}

/** Renders the list of operations with its filter. reference-filter.client.ts handles the filter. */
export function ReferenceNav({ entries, path = '', hasFilter = true }: Props) {
  const { filterOperations, noOperation, operations } = texts;
  return (
    <>
      {hasFilter && (
        <search className="ref-filter needs-script" aria-label={filterOperations}>
          <input
            type="search"
            className="control"
            aria-label={filterOperations}
            placeholder={filterOperations}
            autoComplete="off"
            spellCheck={false}
            data-none={noOperation}
          />
          <ReleaseChoice />
          <p className="hint" role="status" />
        </search>
      )}
      <nav className="ref-nav" aria-label={operations} data-reference="">
        <NavTree entries={entries} path={path} below={{ text: shell.pagesBelow, lang: dataLanguage }} />
      </nav>
    </>
  );
}
