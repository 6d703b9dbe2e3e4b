import 'client-only';
import type { ComponentType } from 'react';
import { useStore } from '@/shared/browser/use-store';
import { useWhen } from '@/shared/browser/use-when';
import { operationAt } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { apiClient } from '../../client/client';
import { targetKey } from '../../client/target';
import { readForm } from '../form';
import { openValues } from '../known-values';
import type { FormProps, SwaggerPlugin, SwaggerSystem } from '../system';

/** Values of earlier responses, for this page. */
export const values = openValues();

/** Fills in the empty path parameters of an operation. */
function fill(system: SwaggerSystem, operation: ApiOperation): void {
  const { path, method, parameters } = operation;
  const target = targetKey(apiClient().target.get());
  // `formId` comes first in every path, and decides which other values belong to it.
  for (const { name, in: place } of parameters) {
    const form = readForm(system, operation).parameters;
    const value =
      form[name] === undefined && values.get(target, name, String(form.formId ?? ''), method === 'get');
    if (place === 'path' && value) system.specActions.changeParam([path, method], name, place, value, false);
  }
}

/** Fills values of earlier responses into empty path parameters: after createForm, getForm has its ID. */
export const fillParameters: SwaggerPlugin = () => ({
  wrapComponents: {
    parameters: (Original: ComponentType<FormProps>, system) =>
      function Parameters(props: FormProps) {
        const operation = operationAt(...props.pathMethod);
        useWhen([useStore(values.changes)], () => {
          if (operation) fill(system, operation);
        });
        return <Original {...props} />;
      },
  },
  afterLoad: () => void apiClient().onDataLost(() => values.forget('sandbox')),
});
