import 'client-only';
import { type ConsoleCall, getText } from '@/features/try/request/call';
import type { Variables } from '@/features/try/samples/placeholders';
import { createStore } from '@/shared/browser/store';
import { allContract } from '@/shared/contract/all-operations';
import { formVariables, given } from '@/shared/contract/variables';
import { type ExactJson, parseExact } from '@/shared/http/json';
import { templateNames } from '@/shared/http/path-template';
import type { ExistingId } from './existing-ids';

/** A value from a response, or of a path parameter that worked. */
export interface CarriedValue {
  name: string;
  value: string;
  /** `sandbox` or the address of a server. */
  target: string;
  /** ID of its form; undefined for what belongs to none. */
  form?: string | undefined;
  /** ID of the operation that returned it. */
  source: string;
  /** Label of something created from this page. */
  label?: string;
  /** Whether it fills in requests. What was created before can still be picked. */
  isCurrent: boolean;
}

/** The session has the tokens. */
export const ofAccount: readonly string[] = ['accessToken', 'refreshToken'];

/** Variables that become stale when a request writes the definitions of a form. */
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

/** Whether a deletion removed the entry or its parent. */
function isDeleted({ name, value, form }: CarriedValue, { parameters }: ConsoleCall): boolean {
  const { formId } = parameters;
  const own = ['formTemplateId', 'themeId'].find((id) => parameters[id] !== undefined);
  if (own) return name === own && value === parameters[own];
  return form === formId || (name === 'formId' && value === formId);
}

/** Opens the values of one page. Nothing is stored. */
export function openValues() {
  const store = createStore<readonly CarriedValue[]>([]);
  /** Time of the last write to the definitions of each form, by `performance.now()`. */
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
  /** Returns the values that fill in requests for a form, by default the one used last. */
  const getCurrent = (target: string, form?: string) => {
    const all = store.get().filter((entry) => entry.isCurrent && entry.target === target);
    const present = form || all.find(({ name }) => name === 'formId')?.value;
    return all.filter((entry) => entry.form === undefined || entry.form === present);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    /**
     * Drops what a request makes stale, when it is sent and when it is finished: a server may process what it
     * does not confirm.
     */
    sent(target: string, call: ConsoleCall): void {
      const { method, path } = allContract.operation(call.operationId);
      if (!writesDefinition(method, path)) return;
      const form = getText(call.parameters.formId);
      written.set(`${target} ${form}`, performance.now());
      drop((entry) => entry.target === target && entry.form === form && ofDefinition.includes(entry.name));
    },
    /**
     * Keeps what a successful request used and returned.
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
    /** Returns what was created from this page, newest first: the lists of the API lack some of it. */
    created: (target: string, parameter: string, form: string): ExistingId[] =>
      store
        .get()
        .filter((entry) => entry.target === target && entry.name === parameter)
        .filter((entry) => entry.form === undefined || entry.form === form)
        .flatMap(({ value, label }) => (label === undefined ? [] : [{ value, label }]))
        .reverse(),
    /** Returns the entries for a form, by default the one used last. */
    current: getCurrent,
    /** Returns these values by name. */
    of: (target: string, form?: string): Variables =>
      Object.fromEntries(getCurrent(target, form).map(({ name, value }) => [name, value])),
    /** Returns the value that fills in a path parameter of a form. */
    carried(target: string, name: string, form: string): string | undefined {
      if (name !== 'formId' && form === '' && formVariables.includes(name)) return undefined;
      const known = getCurrent(target, name === 'formId' ? undefined : form);
      return known.findLast((entry) => entry.name === name)?.value;
    },
    /** Drops one value, or all of a target. */
    forget: (target: string, name?: string): void =>
      drop((entry) => entry.target === target && (name === undefined || entry.name === name)),
  };
}
