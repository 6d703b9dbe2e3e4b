import 'client-only';
import { type ConsoleCall, getText } from '@/features/api-client/call';
import type { Variables } from '@/features/examples/samples/placeholders';
import { createStore } from '@/shared/browser/store';
import { allContract } from '@/shared/contract/all-operations';
import { formVariables, given } from '@/shared/contract/variables';
import { type ExactJson, parseExact } from '@/shared/http/json';
import { templateNames } from '@/shared/http/path-template';
import type { ExistingId } from './existing-ids';

/** A value that a response gave, or that a request used. */
export interface CarriedValue {
  name: string;
  value: string;
  /** Where it is known: `sandbox` or the address of a server. */
  target: string;
  /** Id of the form that it belongs to; undefined for what belongs to none. */
  form?: string | undefined;
  /** Id of the operation that gave it. */
  source: string;
  /** What it is, for people; for what was created from this page. */
  label?: string;
  /** Whether requests are filled in with it; what was created before stays to be picked. */
  isCurrent: boolean;
}

/** Tokens belong to the account, which alone knows whether they still work. */
export const ofAccount: readonly string[] = ['accessToken', 'refreshToken'];

/** Variables that a write below the definitions of a form makes stale, whatever its outcome. */
const ofDefinition = ['jsonData', 'definitionId'];

const writesDefinition = (method: string, path: string) =>
  method !== 'get' && path.startsWith('/api/forms/{formId}/definition');

function getProperties(text: string): Readonly<Record<string, ExactJson>> {
  try {
    const value = parseExact(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

const isPlain = (value: unknown): value is string | number | bigint =>
  ['string', 'number', 'bigint'].includes(typeof value);

/** Whether a deletion takes an entry away: what was deleted, and what belonged to it. */
function isDeleted({ name, value, form }: CarriedValue, { parameters }: ConsoleCall): boolean {
  const { formId } = parameters;
  const own = ['formTemplateId', 'themeId'].find((id) => parameters[id] !== undefined);
  if (own) return name === own && value === parameters[own];
  return form === formId || (name === 'formId' && value === formId);
}

/** Opens an empty memory of values. Nothing is stored. */
export function openValues() {
  const store = createStore<readonly CarriedValue[]>([]);
  /** When a request last wrote to the definitions of a form, by `performance.now()`. */
  const written = new Map<string, number>();

  const put = (entry: Omit<CarriedValue, 'isCurrent'>) => {
    const isSame = (one: CarriedValue) =>
      one.target === entry.target && one.name === entry.name && one.form === entry.form;
    const known = store.get().find((one) => isSame(one) && one.value === entry.value);
    if (known?.isCurrent) return;
    const next = { ...known, ...entry, isCurrent: true };
    const rest = store.get().flatMap((one) => {
      if (one === known) return [next];
      if (!isSame(one)) return [one];
      return one.label === undefined ? [] : [{ ...one, isCurrent: false }];
    });
    store.set(known ? rest : [...rest, next]);
  };
  const drop = (isGone: (entry: CarriedValue) => boolean) =>
    store.set(store.get().filter((entry) => !isGone(entry)));
  /** The values of a target that a request for a form is filled in with. */
  const getCurrent = (target: string, form?: string) => {
    const all = store.get().filter((entry) => entry.isCurrent && entry.target === target);
    const present = form || all.find(({ name }) => name === 'formId')?.value;
    return all.filter((entry) => entry.form === undefined || entry.form === present);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Forgets what a request that is sent, or has ended, makes stale: a server may carry out what it does not confirm. */
    sent(target: string, call: ConsoleCall): void {
      const { method, path } = allContract.operation(call.operationId);
      if (!writesDefinition(method, path)) return;
      const form = getText(call.parameters.formId);
      written.set(`${target} ${form}`, performance.now());
      drop((entry) => entry.target === target && entry.form === form && ofDefinition.includes(entry.name));
    },
    /**
     * Remembers what a request that succeeded used and what its response gave.
     * @param startedAt when it was sent, by `performance.now()`
     */
    learn(target: string, call: ConsoleCall, response: string, startedAt = performance.now()): void {
      const { id, method, path } = allContract.operation(call.operationId);
      const own = getText(call.parameters.formId);
      if (method === 'delete') {
        drop((entry) => entry.target === target && isDeleted(entry, call));
        return;
      }
      const found = getProperties(response);
      // Its token opens nothing any more.
      const isComplete = found.isComplete === true;
      const isStale = method === 'get' && startedAt < (written.get(`${target} ${own}`) ?? 0);
      const add = (name: string, value: unknown, form: string, label?: string) => {
        if (!isPlain(value) || value === '' || ofAccount.includes(name)) return;
        if (isStale && ofDefinition.includes(name)) return;
        if (isComplete && name === 'submissionToken') return;
        const belongs = formVariables.includes(name);
        put({
          name,
          value: String(value),
          target,
          source: id,
          ...(belongs && { form }),
          ...(label !== undefined && { label }),
        });
      };
      if (isComplete)
        drop(
          ({ name, form, ...entry }) => entry.target === target && name === 'submissionToken' && form === own,
        );
      for (const name of templateNames(path)) add(name, call.parameters[name], own);
      const isNew = id.startsWith('create');
      const label = `${typeof found.name === 'string' ? `${found.name}, ` : ''}created just now`;
      for (const [name, property] of Object.entries(given[id] ?? {}))
        add(name, found[property], own, isNew ? label : undefined);
      if (id === 'createForm' && isPlain(found.id))
        add('jsonData', getProperties(call.body ?? '').formDefinitionJsonData, String(found.id));
    },
    /** Returns what was created from this page for a parameter, newest first: the lists of the API lack some of it. */
    created: (target: string, parameter: string, form: string): ExistingId[] =>
      store
        .get()
        .filter((entry) => entry.target === target && entry.name === parameter)
        .filter((entry) => entry.form === undefined || entry.form === form)
        .flatMap(({ value, label }) => (label === undefined ? [] : [{ value, label }]))
        .reverse(),
    /** Returns the entries for a form of a target, the one that was used last unless given. */
    current: getCurrent,
    /** Returns the values for a form of a target by name, the one that was used last unless given. */
    of: (target: string, form?: string): Variables =>
      Object.fromEntries(getCurrent(target, form).map(({ name, value }) => [name, value])),
    /** Returns what the field of a path parameter is filled in with, given the form in the path. */
    carried(target: string, name: string, form: string): string | undefined {
      if (name !== 'formId' && form === '' && formVariables.includes(name)) return undefined;
      const known = getCurrent(target, name === 'formId' ? undefined : form);
      return known.findLast((entry) => entry.name === name)?.value;
    },
    /** Forgets one value, or all of a target with what was created there. */
    forget: (target: string, name?: string): void =>
      drop((entry) => entry.target === target && (name === undefined || entry.name === name)),
  };
}
