import { memo, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type ApiOperation, operationGroups } from '@/lib/shared/openapi/operations';
import { useConsole, useStore } from '../console-context';
import { Boundary } from './boundary';
import { elementId } from './form';
import { OperationSummary } from './operation-summary';
import { OperationTag } from './operation-tag';

/** The form of an operation, which Swagger UI draws as soon as it has started. */
function OperationBody({ operation: { path, method } }: { operation: ApiOperation }) {
  const system = useStore(useConsole().system);
  const Form = system?.getComponent<{ path: string; method: string }>('OperationForm', 'root');
  return (
    <div className="opblock-body" aria-busy={!Form}>
      <Boundary>{Form && <Form path={path} method={method} />}</Boundary>
    </div>
  );
}

interface RowProps {
  operation: ApiOperation;
  onOpened: (operation: ApiOperation) => void;
}

/** An operation: a plain line while it is closed, of which Swagger UI knows nothing. */
const OperationRow = memo(function OperationRow({ operation, onOpened }: RowProps) {
  const { opened, show } = useConsole();
  const present = () => opened.get().has(operation.id);
  const isShown = useSyncExternalStore(opened.subscribe, present, present);
  const toggle = () => {
    show(operation, !isShown);
    if (!isShown) onOpened(operation);
  };
  return (
    <div
      className={`opblock opblock-${operation.method}${isShown ? ' is-open' : ''}`}
      id={elementId(operation)}
    >
      <OperationSummary operation={operation} isShown={isShown} toggle={toggle} />
      {isShown && <OperationBody operation={operation} />}
    </div>
  );
});

/** Faults inside Swagger UI, which it keeps to itself otherwise. */
function SwaggerFaults() {
  const system = useStore(useConsole().system);
  const Errors = system?.getComponent('errors', 'root');
  return Errors ? <Errors /> : null;
}

/**
 * All operations below their tags.
 * @param onOpened told when the reader opens one here
 */
export function OperationRows({ onOpened }: { onOpened: (operation: ApiOperation) => void }) {
  const latest = useRef(onOpened);
  useLayoutEffect(() => {
    latest.current = onOpened;
  });
  const told = useCallback((operation: ApiOperation) => latest.current(operation), []);
  return (
    <div className="swagger-ui">
      <SwaggerFaults />
      {operationGroups.map(({ tag, operations }) => (
        <OperationTag key={tag} tag={tag}>
          {operations.map((operation) => (
            <OperationRow key={operation.id} operation={operation} onOpened={told} />
          ))}
        </OperationTag>
      ))}
    </div>
  );
}
