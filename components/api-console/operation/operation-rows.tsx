import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { type ApiOperation, operationGroups } from '@/lib/shared/openapi/operations';
import { useConsole, useStore } from '../console-context';
import { Boundary } from './boundary';
import { elementId } from './form';
import { Markdown } from './markdown';
import { OperationSummary } from './operation-summary';
import { OperationTag } from './operation-tag';

/**
 * What belongs to an open operation: its description at once, and the form, which Swagger UI draws as soon as it has
 * started. The form comes after the frame that shows the row open, and in pieces: readers see at once that they pressed.
 */
function OperationBody({ operation: { path, method, operation } }: { operation: ApiOperation }) {
  const system = useStore(useConsole().system);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setSeen(true))), []);
  const Form = isSeen && system?.getComponent<{ path: string; method: string }>('OperationForm', 'root');
  return (
    <div className="opblock-body" aria-busy={!Form}>
      <div className="opblock-description">
        <Markdown source={operation.description} />
      </div>
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
  const pending = useRef<() => void>(undefined);
  useEffect(() => () => pending.current?.(), []);
  // The address, the title and the list beside can wait until the row is seen open.
  const told = useCallback((operation: ApiOperation) => {
    pending.current?.();
    pending.current = afterPaint(() => latest.current(operation));
  }, []);
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
