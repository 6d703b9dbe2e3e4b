import 'client-only';
import { allOperations } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { apiClient } from '../../client/client';
import { targetKey } from '../../client/target';
import { readForm } from '../form';
import { openValues } from '../known-values';
import type { SwaggerPlugin, SwaggerSystem } from '../system';

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

const isShown = ({ layoutSelectors }: SwaggerSystem, { tag, id }: ApiOperation) =>
  layoutSelectors.isShown(['operations', tag, id], false);

const fillShown = (system: SwaggerSystem) => {
  for (const operation of allOperations) if (isShown(system, operation)) fill(system, operation);
};

type Show = SwaggerSystem['layoutActions']['show'];
type SetResponse = (path: string, method: string, response: unknown) => void;

/** Fills values of earlier responses into empty path parameters: after createForm, getForm has its ID. */
export const fillParameters: SwaggerPlugin = () => {
  const fillWhenShown = (original: Show, system: SwaggerSystem) => {
    return (thing: readonly string[], isNowShown: boolean) => {
      original(thing, isNowShown);
      const [, , id] = thing;
      const operation = allOperations.find((one) => one.id === id);
      if (operation && isShown(system, operation)) fill(system, operation);
    };
  };
  return {
    statePlugins: {
      layout: { wrapActions: { show: fillWhenShown, reveal: fillWhenShown } },
      spec: {
        wrapActions: {
          setResponse:
            (original: SetResponse, system) => (path: string, method: string, response: unknown) => {
              original(path, method, response);
              // The transport has learned its values.
              fillShown(system);
            },
        },
      },
    },
    afterLoad: () => void apiClient().onDataLost(() => values.forget('sandbox')),
  };
};
