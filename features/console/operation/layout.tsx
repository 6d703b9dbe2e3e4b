import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useWhen } from '@/shared/browser/use-when';
import { allContract } from '@/shared/contract/all-operations';
import { OperationContext, useConsole, useStore } from '../console-context';
import { getRow } from '../nav/places';
import { consoleSpec } from './console-spec';
import { addForm } from './form';
import type { SwaggerSystem } from './swagger-system';

interface FormProps {
  operationId: string;
  place: HTMLElement;
  system: SwaggerSystem;
}

/** Renders the form of an operation, which is added to Swagger UI's specification when its row opens. */
function Form({ operationId, place, system }: FormProps) {
  const operation = allContract.operation(operationId);
  const { tag, path, method } = operation;
  const { getComponent, getStore, specSelectors, Im } = system;
  const at = ['paths', path, method] as const;
  const read = () => specSelectors.specResolvedSubtree(at);
  const resolved = useSyncExternalStore(getStore().subscribe, read, read);
  useWhen(
    [operationId],
    () => {
      addForm(system, operation);
      place.ariaBusy = null;
      return () => {
        place.ariaBusy = 'true';
      };
    },
    useLayoutEffect,
  );
  if (!resolved) return null;
  const Operation = getComponent<Record<string, unknown>>('OperationContainer', true);
  const op = Im.Map({ operation: resolved });
  return (
    <OperationContext value={operation}>
      <Operation {...{ op, tag, path, method }} specPath={Im.List(at)} />
    </OperationContext>
  );
}

function Forms() {
  const state = useConsole();
  const system = useStore(state.system);
  const opened = useStore(state.opened);
  if (!system) return null;
  return [...opened].map((operationId) => {
    const place = getRow(operationId)?.querySelector<HTMLElement>('.op-item-form');
    return place && createPortal(<Form {...{ operationId, place, system }} />, place, operationId);
  });
}

/** Replaces Swagger UI's layout: renders open operations into their rows, and its errors. */
export function ConsoleLayout(system: SwaggerSystem) {
  const state = useConsole();
  const Errors = system.getComponent('errors', true);
  useWhen(
    [],
    () => {
      // Not by its `spec` option, which it would serialize and parse twice.
      system.specActions.updateJsonSpec(consoleSpec());
      state.system.set(system);
    },
    useLayoutEffect,
  );
  return (
    <>
      <Errors />
      <Forms />
    </>
  );
}
