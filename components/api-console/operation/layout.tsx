import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { rowOf } from '../nav/places';
import type { Collection } from './swagger-system';

interface LayoutProps {
  getComponent: (name: string, isContainer?: boolean) => ComponentType;
}

/** What is rendered of Swagger UI: its operations, and its own errors. Rows, servers and sign-in are of the page. */
export function ConsoleLayout({ getComponent }: LayoutProps) {
  const Operations = getComponent('operations', true);
  const Errors = getComponent('errors', true);
  return (
    <>
      <Errors />
      <Operations />
    </>
  );
}

/** The page has the headings of tags. */
export const OperationTag = ({ children }: { children?: ReactNode }) => children;

/** For parts of Swagger UI that the rows of the page stand for. */
export const Nothing = () => null;

interface OperationProps {
  operation: Collection;
  isShown: boolean;
}

/** Marks the place of a form as busy until the form is there. */
function Busy({ place, children }: { place: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    place.ariaBusy = null;
    return () => {
      place.ariaBusy = 'true';
    };
  }, [place]);
  return children;
}

/** Puts an operation that is open into its row. */
export const inRow = (Operation: ComponentType<OperationProps>) =>
  function RowOperation(props: OperationProps) {
    const place =
      props.isShown &&
      rowOf(String(props.operation.get('operationId')))?.querySelector<HTMLElement>('.op-item-form');
    // Until its references are followed there is half a form, which would move when the rest comes.
    const isResolved = (props.operation.get('op') as Collection | undefined)?.first() !== undefined;
    if (!place || !isResolved) return null;
    const form = (
      <Busy place={place}>
        <Operation {...props} />
      </Busy>
    );
    return createPortal(form, place);
  };
