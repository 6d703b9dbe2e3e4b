/** Id of the list of operations, which a button opens in narrow windows. */
export const NAV_ID = 'console-operations';

/** The row of an operation on the page. */
export const getRow = (operationId: string): HTMLDetailsElement | null =>
  document.querySelector<HTMLDetailsElement>(`.op-item[data-operation="${CSS.escape(operationId)}"]`);

/** The operation whose row an element is; undefined for other elements. */
export const getOperationId = (element: EventTarget | null): string | undefined =>
  element instanceof HTMLElement && element.matches('.op-item') ? element.dataset.operation : undefined;
