import 'client-only';
import type { ConsoleCall } from '@/client/api/call';
import { type ExactJson, parseExact } from '@/lib/api/json';
import { templateNames } from '@/lib/api/path-template';
import { getOperation } from '@/lib/contract/operations';
import { fillText } from '@/lib/samples/placeholders';
import type { ExistingId } from './existing-ids';
import { createStore } from './store';

/** A value carried from one request to the next. */
export interface CarriedValue {
  name: string;
  value: string;
  /** Where it is known: `sandbox` or the address of a server. */
  target: string;
  /** Id of the operation that gave it; empty for one that the reader wrote. */
  source: string;
}

/** Parameters that a response provides, and the response properties that contain them. */
const given: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createForm: { formId: 'id', formName: 'name' },
  createFormTemplate: { formTemplateId: 'id', templateName: 'name' },
  createFormDefinition: { definitionId: 'id' },
  getActiveFormDefinition: { definitionId: 'id', jsonData: 'jsonData' },
  createSubmission: { submissionId: 'id', submissionToken: 'token', definitionId: 'formDefinitionId' },
  getSubmission: { submissionToken: 'token', definitionId: 'formDefinitionId' },
  login: { refreshToken: 'refreshToken' },
  refreshToken: { refreshToken: 'refreshToken' },
};

/** Names of values that a successful request provides, and the body properties that contain them. */
const sent: typeof given = { createForm: { jsonData: 'formDefinitionJsonData' } };

/** What belongs to a form is void with another form. */
const belongsToForm = ['jsonData', 'definitionId', 'submissionId', 'submissionToken', 'formName'];
/** What a deletion takes away with it. */
const deleted: Readonly<Record<string, readonly string[]>> = {
  deleteForm: ['formId', ...belongsToForm],
  deleteFormTemplate: ['formTemplateId', 'templateName'],
};

/** An item that a request of this page created, as a path parameter can name it. */
interface CreatedId extends ExistingId {
  target: string;
  parameter: string;
  /** The form it belongs to; empty for forms and templates. */
  formId: string;
}

function propertiesOf(response: string): Readonly<Record<string, ExactJson>> {
  try {
    const value = parseExact(response);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** Opens an empty memory of values that requests have given or used, and those that the reader wrote. Nothing is stored: tokens are secrets. */
export function openValues() {
  const store = createStore<readonly CarriedValue[]>([]);
  let created: CreatedId[] = [];
  const without = (target: string, names: readonly string[]) =>
    store.get().filter((entry) => entry.target !== target || !names.includes(entry.name));
  const put = (entry: CarriedValue) => {
    const known = store.get().find(({ target, name }) => target === entry.target && name === entry.name);
    if (known?.value === entry.value) return;
    const removed = entry.name === 'formId' ? [...belongsToForm, 'formId'] : [entry.name];
    store.set([...without(entry.target, removed), entry]);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Remembers what a request that succeeded used and what its response gave. */
    learn(target: string, call: ConsoleCall, response: string) {
      const { id, path } = getOperation(call.operationId);
      const gone = deleted[id];
      if (gone) return store.set(without(target, gone));
      for (const name of templateNames(path)) {
        const value = call.parameters[name];
        if (typeof value === 'string' && value !== '') put({ name, value, target, source: id });
      }
      const take = (names: Readonly<Record<string, string>> = {}, text = '') => {
        const found = propertiesOf(text);
        for (const [name, property] of Object.entries(names)) {
          const value = found[property];
          if (typeof value === 'string' || typeof value === 'bigint' || typeof value === 'number')
            put({ name, value: String(value), target, source: id });
        }
        return found;
      };
      const found = take(given[id], response);
      take(sent[id], call.body);
      if (!id.startsWith('create')) return;
      for (const [parameter, property] of Object.entries(given[id] ?? {})) {
        const value = found[property];
        if (typeof value !== 'string' || !['id', 'token'].includes(property)) continue;
        const label = `${typeof found.name === 'string' ? `${found.name}, ` : ''}created just now`;
        created.unshift({ target, parameter, formId: String(call.parameters.formId ?? ''), value, label });
      }
    },
    /**
     * What was created from this page for a parameter at a target, newest first. The lists of the API lack some of it:
     * unpublished forms, and everything for readers who are not signed in.
     */
    created: (target: string, parameter: string, formId: string): ExistingId[] =>
      created
        .filter((entry) => entry.target === target && entry.parameter === parameter)
        .filter((entry) => entry.formId === '' || entry.formId === formId)
        .map(({ value, label }) => ({ value, label })),
    /** The values of a target, by name. */
    of: (target: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        store
          .get()
          .filter((entry) => entry.target === target)
          .map(({ name, value }) => [name, value]),
      ),
    /** Sets a value by hand; throws a RangeError with a sentence for a name that `{{name}}` cannot hold. */
    set(target: string, name: string, value: string): void {
      if (!/^\w{1,60}$/.test(name))
        throw new RangeError(`"${name}" cannot be a name: use letters, digits and _, such as formId.`);
      put({ name, value, target, source: '' });
    },
    /** Forgets one value, or all of a target with what was created there. */
    forget(target: string, name?: string): void {
      const isOne = (entry: CarriedValue) => name === undefined || entry.name === name;
      store.set(store.get().filter((entry) => entry.target !== target || !isOne(entry)));
      if (name === undefined) created = created.filter((entry) => entry.target !== target);
    },
  };
}

/** Names of the `{{name}}` places that are left in the body of a call. */
export const unfilledPlaces = ({ body = '' }: ConsoleCall): string[] => [
  ...new Set([...body.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
];

/** A call with its `{{name}}` places filled in; those without a value stay, so that they are seen. */
export function fillCall(call: ConsoleCall, values: Readonly<Record<string, string>>): ConsoleCall {
  const fill = (text: string) => fillText(text, values);
  const parameters = Object.entries(call.parameters).map(
    ([name, value]) => [name, typeof value === 'string' ? fill(value) : value.map(fill)] as const,
  );
  // Inside a JSON text a value is written as JSON writes it.
  const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
  return {
    ...call,
    parameters: Object.fromEntries(parameters),
    ...(call.body !== undefined && { body: fillText(call.body, values, inJson) }),
  };
}
