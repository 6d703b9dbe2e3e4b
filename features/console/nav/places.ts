/** ID of the list of operations, a popover in narrow windows. */
export const NAV_ID = 'console-operations';

export const getRow = (operationId: string): HTMLDetailsElement | null =>
  document.querySelector<HTMLDetailsElement>(`.op-item[data-operation="${CSS.escape(operationId)}"]`);

/** Returns the operation whose row an element is. */
export const getOperationId = (element: EventTarget | null): string | undefined =>
  element instanceof HTMLElement && element.matches('.op-item') ? element.dataset.operation : undefined;
