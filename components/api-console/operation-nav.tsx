import { ReferenceFilter } from '@/components/api-reference/reference-filter';
import { languages } from '@/lib/i18n/languages';
import { consolePlace, operationGroups } from '@/lib/shared/openapi/operations';
import type { LocaleCode } from '@/theme.config';
import { NAV_ID } from './nav/places';

/**
 * Renders the operations beside the console as plain HTML, like beside the pages of the reference. Below 996 px it is a
 * popover, which opens without script.
 */
export function OperationNav({ language }: { language: LocaleCode }) {
  const { operation: texts } = languages[language];
  return (
    <div className="sidebar console-nav" id={NAV_ID} popover="auto">
      <ReferenceFilter label={texts.filterOperations} none={texts.noOperation} />
      <nav className="ref-nav" aria-label={texts.operations} data-reference="keys">
        {operationGroups.map(({ tag, operations }) => (
          <details key={tag} open>
            <summary className="ref-group">{tag}</summary>
            <ul className="nav-list">
              {operations.map((operation) => (
                <li key={operation.id}>
                  <a className="nav-link" href={`#${consolePlace(operation)}`} data-words={operation.path}>
                    <span className={`method method-${operation.method}`}>{operation.method}</span>{' '}
                    {operation.operation.summary}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </div>
  );
}
