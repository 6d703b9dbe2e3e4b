import 'client-only';
import type { Session } from '@/features/try/client/session';
import { type ConsoleCall, checkPathParameters, getText } from '@/features/try/request/call';
import { fillText, placeholdersIn, type Variables } from '@/features/try/samples/placeholders';
import { allContract, titleOfGiver } from '@/shared/contract/all-operations';
import { isVariable } from '@/shared/contract/variables';
import { ofAccount, type openValues } from './values';

/** What requests are filled in with. */
export interface Known {
  values: ReturnType<typeof openValues>;
  /** `sandbox` or the address of a server. */
  target: string;
  session: Session | null;
}

/** Returns the variables for a form, with the tokens of the session and an unused email address. */
export function variablesFor(form: string, { values, target, session }: Known): Variables {
  return {
    uniqueEmail: `reviewer-${Date.now()}@example.com`,
    ...values.of(target, form),
    ...(session && { accessToken: session.accessToken }),
    ...(session?.refreshToken && { refreshToken: session.refreshToken }),
  };
}

/**
 * Fills in the parameters of a call. Returns the variables for its body, too: those of the form in its path.
 */
export function fillParameters(call: ConsoleCall, known: Known): [ConsoleCall, Variables] {
  const form = fillText(getText(call.parameters.formId), variablesFor('', known));
  const variables = variablesFor(form, known);
  const parameters = Object.entries(call.parameters).map(([name, value]) => [
    name,
    typeof value === 'string' ? fillText(value, variables) : value.map((entry) => fillText(entry, variables)),
  ]);
  return [{ ...call, parameters: Object.fromEntries(parameters) }, variables];
}

function missing(name: string, form: string): string {
  if (ofAccount.includes(name)) return `{{${name}}} has no value. Sign in first.`;
  const where = form ? ` for the form ${form}` : '';
  return `{{${name}}} has no value${where} yet. Execute “${titleOfGiver(name)}” first, or replace {{${name}}} with your own text.`;
}

/**
 * Fills in a call. Unknown names stay as text.
 * @throws an error for a variable without a value and for an invalid path parameter
 */
export function fillCall(form: ConsoleCall, known: Known): ConsoleCall {
  const [call, variables] = fillParameters(form, known);
  const check = (value: unknown) => {
    const isUnknown = (name: string) => isVariable(name) && !Object.hasOwn(variables, name);
    const unknown = placeholdersIn(value).find(isUnknown);
    if (unknown) throw new RangeError(missing(unknown, getText(call.parameters.formId)));
  };
  check(call.parameters);
  checkPathParameters(allContract.operation(call.operationId), call);
  check(form.body);
  // Escaped as in JSON.
  const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
  return { ...call, ...(form.body !== undefined && { body: fillText(form.body, variables, inJson) }) };
}
