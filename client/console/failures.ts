import 'client-only';
import type { ApiOperation } from '@/lib/contract/operations';
import { createStore, type Store } from './store';

/** A failure that the reader asks the sandbox for. */
export interface SimulatedFailure {
  /** Status of the error to return. */
  code?: number;
  /** Milliseconds to wait first. */
  delay?: number;
  isLost?: boolean;
}

/** Errors that any server can return, beyond those that the contract documents. */
const SERVER_ERRORS = [429, 500, 502, 503, 504];

/** Failures by the id of the operation that they belong to. */
export const failures: Store<ReadonlyMap<string, SimulatedFailure>> = createStore(new Map());

/** Statuses of the errors that the sandbox can return for an operation. */
export function possibleErrors({ operation }: ApiOperation): number[] {
  const documented = Object.keys(operation.responses).map(Number);
  return [...new Set([...documented.filter((status) => status >= 400), ...SERVER_ERRORS])].sort();
}

/** Sets the failure of an operation; an empty one removes it. */
export function setFailure(operationId: string, failure: SimulatedFailure): void {
  const next = new Map(failures.get());
  if (failure.code || failure.delay || failure.isLost) next.set(operationId, failure);
  else next.delete(operationId);
  failures.set(next);
}

/** The header that asks the sandbox for the failure of an operation; no header without one. */
export function preferHeader(operationId: string): Record<string, string> {
  const { code, delay, isLost } = failures.get().get(operationId) ?? {};
  const parts = [
    ...(delay ? [`delay=${delay}`] : []),
    ...(code ? [`code=${code}`] : []),
    ...(isLost ? ['connection=lost'] : []),
  ];
  return parts.length > 0 ? { Prefer: parts.join(', ') } : {};
}
