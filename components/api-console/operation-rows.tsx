import { MethodPath } from '@/components/api-reference/method-path';
import { inline } from '@/components/mdx/markdown';
import type { ConsoleTexts } from '@/lib/i18n/en/console';
import {
  type ApiOperation,
  consolePlace,
  operationGroups,
  tagSegment,
} from '@/lib/shared/openapi/operations';
import { siteHref } from '@/lib/shared/paths';
import { splitAbout } from './operation/about';

interface RowProps {
  operation: ApiOperation;
  texts: Pick<ConsoleTexts, 'open' | 'needsToken' | 'reference' | 'formLoading'>;
}

/** The id is the operation's place in the console, and inside: browsers open the row that an address names without script. */
function Row({ operation, texts }: RowProps) {
  const { id, method, path, isProtected, href, operation: described } = operation;
  return (
    <details className="op-item" data-operation={id}>
      <summary>
        <h3>
          <MethodPath method={method} path={path} />{' '}
          <span className="op-item-title">{described.summary}</span>
        </h3>{' '}
        <span className="op-item-access" data-protected={isProtected ? '' : undefined}>
          {isProtected ? texts.needsToken : texts.open}
        </span>
      </summary>{' '}
      <div className="op-item-body" id={consolePlace(operation)}>
        <div className="op-item-about">
          <p>
            {inline(splitAbout(described.description).lead)} <a href={siteHref(href)}>{texts.reference}</a>
          </p>
        </div>
        <div className="op-item-form" aria-busy="true">
          <p className="op-item-wait">{texts.formLoading}</p>
        </div>
      </div>
    </details>
  );
}

/** Renders each operation as a row that opens in place without script. Swagger UI puts its form into rows that are open. */
export function OperationRows({ texts }: Omit<RowProps, 'operation'>) {
  return (
    <div className="op-items" id="operations">
      {operationGroups.map(({ tag, description, operations }) => (
        <section key={tag} aria-labelledby={`tag-${tagSegment(tag)}`}>
          <h2 id={`tag-${tagSegment(tag)}`}>{tag}</h2>
          <p>{description}</p>
          {operations.map((operation) => (
            <Row key={operation.id} operation={operation} texts={texts} />
          ))}
        </section>
      ))}
    </div>
  );
}
