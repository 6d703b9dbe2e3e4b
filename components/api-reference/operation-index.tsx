import { Paragraphs } from '@/components/mdx/markdown';
import {
  type ApiOperation,
  consolePlace,
  operationGroups,
  tagSegment,
} from '@/lib/shared/openapi/operations';
import { siteHref } from '@/lib/shared/paths';
import { MethodPath } from './method-path';
import './api-reference.css';

/** The id is the operation's place in the console: a link to that place leads here, and shows what it is about, before the console is there. */
function Row({ operation }: { operation: ApiOperation }) {
  return (
    <li id={consolePlace(operation)}>
      <a href={siteHref(operation.href)}>{operation.operation.summary}</a>{' '}
      <span className="op-line">
        <MethodPath method={operation.method} path={operation.path} />
        {!operation.isProtected && (
          <>
            {' '}
            <span className="op-open">open</span>
          </>
        )}
      </span>{' '}
      <div className="op-about">
        <Paragraphs text={operation.operation.description ?? ''} />
      </div>
    </li>
  );
}

/** Every operation as a plain list by tag; readable before the console is there and without script. */
export function OperationIndex() {
  return (
    <div className="op-index">
      {operationGroups.map(({ tag, description, operations }) => (
        <section key={tag} aria-labelledby={`tag-${tagSegment(tag)}`}>
          <h2 id={`tag-${tagSegment(tag)}`}>{tag}</h2>
          <p>{description}</p>
          <ul>
            {operations.map((operation) => (
              <Row key={operation.id} operation={operation} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
