import { exactText, prettyJson } from '@/shared/http/json';
import { createPlan, SIGN_IN, variablesIn } from '../request/plan';
import type { ExampleSpec } from '../request/types';
import { getParts, type ProgramRequest, type ProgramStep } from './parts';
import { fillText, inJson, placeholdersIn, type Variables } from './placeholders';

/** A request to show as code. Each `{{name}}` of a variable becomes a variable of the code. */
export interface SampleRequest {
  method: string;
  /** Percent-encoded. */
  url: string;
  authorization?: string;
  /** JSON. */
  body?: string;
}

/** A request before another one, such as a sign-in. */
interface SampleStep {
  title: string;
  request: SampleRequest;
  /** Path of the value in the response by variable name: `accessToken`, or `0.id` for a list. */
  save: Readonly<Record<string, string>>;
}

/** A request with the values of its variables, empty for the reader to fill in, and the requests before it. */
export interface Sample extends SampleRequest {
  variables?: Variables;
  before?: readonly SampleStep[];
}

/** A sample with its texts split at the variables, as all languages render it. */
export interface Program {
  variables: [name: string, value: string][];
  steps: ProgramStep[];
  request: ProgramRequest;
}

/** Returns the request of an example with its placeholders, relative to the variable `baseUrl`. */
export const sampleRequest = ({ method, path, auth, body }: ExampleSpec): SampleRequest => ({
  method,
  url: `{{baseUrl}}${path}`,
  ...(auth && { authorization: 'Bearer {{accessToken}}' }),
  ...(body !== undefined && { body: exactText(body) }),
});

const signInStep: SampleStep = {
  title: 'Sign in',
  request: sampleRequest(SIGN_IN),
  save: { accessToken: 'accessToken', refreshToken: 'refreshToken' },
};

interface SampleContext {
  origin: string;
  /** Known IDs and tokens. */
  values: Variables;
  /** Examples above it, or its setup. */
  earlier: readonly ExampleSpec[];
  /** Whether the sample includes the requests that provide missing values. */
  withSteps: boolean;
}

/** Returns the steps that provide missing values; the sign-in alone where others can't be provided. */
function stepsBefore(spec: ExampleSpec, { earlier, values }: SampleContext): SampleStep[] {
  const { names, steps } = createPlan(spec, earlier, values);
  if (names.length === 0) return [];
  return (steps.length > 0 ? steps : [SIGN_IN]).map((step) =>
    step === SIGN_IN
      ? signInStep
      : { title: step.title, request: sampleRequest(step), save: step.save ?? {} },
  );
}

/** Returns an example as the program that Run executes. Its base address, IDs and tokens are variables. */
export function exampleSample(spec: ExampleSpec, context: SampleContext): Sample {
  const request = sampleRequest(spec);
  const before = context.withSteps ? stepsBefore(spec, context) : [];
  const open = [request, ...before.map((step) => step.request)].flatMap(({ url, authorization }) =>
    placeholdersIn([url, authorization]),
  );
  const unknown = Object.fromEntries(
    [...open, ...variablesIn(spec, context.earlier)].map((name) => [name, '']),
  );
  return { ...request, variables: { ...unknown, ...context.values, baseUrl: context.origin }, before };
}

/** Bodies of steps up to this length stay on one line. */
const SHORT = 100;

/** Whether a value needs no encoding in addresses, headers, JSON and all languages. */
const isPlain = (value: string) => /^([\w.-]*|https?:\/\/[\w.:[\]/~-]+)$/.test(value);

/** Whether a name can be a variable: no language or shell reserves these. A path of a reader can contain others. */
const isVariable = (name: string, value: string) =>
  /^([a-z]\w*(Id|Token|Url|Name)|token|slug|locale)$/.test(name) && isPlain(value);

/** Names that the programs use. */
const TAKEN = ['request', 'response', 'client', 'headers', 'body'];

/** Names the response of a step after its first value: `signIn` for `accessToken`, `form` for `formId`. */
function getName(first: string, taken: readonly string[]): string {
  const base = first === 'accessToken' ? 'signIn' : first.replace(/(Id|Token)$/, '') || 'step';
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}${count}`;
    if (!taken.includes(name)) return name;
  }
}

const usedIn = ({ url, authorization, body }: SampleRequest) => placeholdersIn([url, authorization, body]);

/** Splits a sample into its variables in order of use, the steps that provide the others, and the request. */
export function createProgram({ variables: values = {}, before = [], ...given }: Sample): Program {
  const used = [...new Set([...before.map(({ request }) => request), given].flatMap(usedIn))];
  const steps = before.map((step) => ({
    ...step,
    save: Object.entries(step.save).filter(([name]) => used.includes(name)),
  }));
  const saved = steps.flatMap(({ save }) => save.map(([name]) => name));
  const listed = used.filter((name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value !== undefined && isVariable(name, value) && !saved.includes(name);
  });
  const known = new Set([...listed, ...saved]);
  // Filled in: they need an encoding, which differs by place.
  const odd = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' && !isVariable(name, value)),
  );
  const split = ({ method, url, authorization, body }: SampleRequest, isStep = false): ProgramRequest => {
    const text = body && fillText(body, odd, inJson);
    return {
      method,
      url: getParts(fillText(url, odd, encodeURIComponent), known),
      ...(authorization && { authorization: getParts(fillText(authorization, odd), known) }),
      ...(text && { body: getParts(isStep && text.length <= SHORT ? text : prettyJson(text), known) }),
    };
  };
  const names: string[] = [...TAKEN, ...known];
  return {
    variables: listed.map((name) => [name, values[name] || `<${name}>`]),
    steps: steps.map(({ title, request, save }) => {
      const name = getName(save[0]?.[0] ?? 'step', names);
      names.push(name);
      return {
        title: title.replace(/\s+/g, ' '),
        name,
        request: split(request, true),
        save: save.map(([variable, path]) => [
          variable,
          path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        ]),
      };
    }),
    request: split(given),
  };
}
