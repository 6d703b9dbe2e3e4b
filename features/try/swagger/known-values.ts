import 'client-only';
import { createStore } from '@/shared/browser/store';
import { titleOfGiver } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import {
  formVariables,
  isVariable,
  listEntries,
  textAt,
  variablesByOperation,
} from '@/shared/contract/variables';
import { readExact } from '@/shared/http/json';
import { fillText, inJson, placeholdersIn, type Variables } from '../samples/placeholders';

interface Known {
  value: string;
  /** ID of the form that it belongs to; undefined for none. */
  form: string | undefined;
}

/**
 * Opens the values that responses returned, by server. Nothing is stored. What the reader only found in a list
 * fills in requests that read: a prepared change or deletion must not meet what was there before.
 */
export function openValues() {
  const found = new Map<string, Known>();
  const own = new Map<string, Known>();
  const changes = createStore(0);
  const key = (target: string, name: string) => `${target} ${name}`;
  const drop = (target: string, isGone: (name: string, known: Known) => boolean) => {
    for (const known of [found, own])
      for (const [id, entry] of known) {
        const name = id.slice(target.length + 1);
        if (id === key(target, name) && isGone(name, entry)) known.delete(id);
      }
  };
  /** Returns the value for a request about a form, by default the one used last. */
  const get = (target: string, name: string, form = '', reads = false): string | undefined => {
    const known = reads ? found : own;
    const entry = known.get(key(target, name));
    const present = form || known.get(key(target, 'formId'))?.value;
    return entry && (entry.form === undefined || entry.form === present) ? entry.value : undefined;
  };
  return {
    get,
    /** How often a response may have given values. */
    changes,
    /**
     * Keeps what a successful request used and returned, and drops what it made stale.
     * @param used values in the path
     */
    learn(target: string, { id, method, path }: ApiOperation, used: Variables, response: string): void {
      const form = used.formId ?? '';
      if (method === 'delete') {
        const gone = Object.values(used);
        const isForm = path.endsWith('/{formId}');
        drop(target, (_name, one) => gone.includes(one.value) || (isForm && one.form === form));
        return;
      }
      if (method !== 'get' && path.startsWith('/api/forms/{formId}/definition'))
        drop(target, (name, one) => one.form === form && ['jsonData', 'definitionId'].includes(name));
      const put = (name: string, value: string | undefined, isOwn: boolean) => {
        if (!value || /^(access|refresh)Token$/.test(name)) return;
        const entry = { value, form: formVariables.includes(name) ? form : undefined };
        found.set(key(target, name), entry);
        if (isOwn) own.set(key(target, name), entry);
      };
      for (const [name, value] of Object.entries(used)) put(name, value, method !== 'get');
      const body = listEntries(readExact(response));
      for (const [name, property] of Object.entries(variablesByOperation[id] ?? {}))
        put(name, textAt(body, property), !property.startsWith('0.'));
      // A complete submission can no longer be changed by its token.
      if (Object(body).isComplete === true) drop(target, (name) => name === 'submissionToken');
      changes.set(changes.get() + 1);
    },
    /** Drops all values of a server. */
    forget: (target: string): void => drop(target, () => true),
    /**
     * Fills the `{{name}}` variables of the site into a body. Other names stay as text.
     * @param more further variables, such as the tokens of the session
     * @throws RangeError for a variable without a value
     */
    fillBody(body: string, target: string, form: string, more: Variables): string {
      const filled: Record<string, string> = { ...more };
      for (const name of placeholdersIn(body)) {
        if (Object.hasOwn(more, name)) continue;
        const value = get(target, name, form);
        if (value !== undefined) filled[name] = value;
        else if (isVariable(name)) throw new RangeError(missing(name, form));
      }
      return fillText(body, filled, inJson);
    },
  };
}

function missing(name: string, form: string): string {
  if (/^(access|refresh)Token$/.test(name)) return `{{${name}}} has no value. Sign in first.`;
  const where = form ? ` for the form ${form}` : '';
  return `{{${name}}} has no value${where} yet. It comes from a successful response to “${titleOfGiver(name)}”. Or replace {{${name}}} with your own text.`;
}
