import { exactText, prettyJson } from '@/shared/http/json';
import { createPlan, SIGN_IN, variablesIn } from '../request/plan';
import type { ExampleSpec } from '../request/types';
import { getParts, type ProgramRequest, type ProgramStep } from './parts';
import { fillText, inJson, placeholdersIn, type Variables } from './placeholders';

/** What a sample knows, and which requests it includes. */
export interface SampleContext {
  origin: string;
  /** Known IDs and tokens. Without them, the address is written out, and names stay in their braces. */
  values?: Variables;
  /** Examples above the request, or its setup. */
  earlier?: readonly ExampleSpec[];
  /** Whether the sample includes the requests that provide missing values. */
  withSteps?: boolean;
}

/** A request with the steps before it, its texts split at the variables, as all languages render it. */
export interface Program {
  /** With their values, in order of use. */
  variables: [name: string, value: string][];
  steps: ProgramStep[];
  request: ProgramRequest;
}

const SAVES_BOTH = { accessToken: 'accessToken', refreshToken: 'refreshToken' };

/** Returns the steps that provide missing values; the sign-in alone where others can't be provided. */
function stepsBefore(spec: ExampleSpec, earlier: readonly ExampleSpec[], values: Variables): ExampleSpec[] {
  const { names, steps } = createPlan(spec, earlier, values);
  if (names.length === 0) return [];
  return (steps.length > 0 ? steps : [SIGN_IN]).map((step) =>
    step === SIGN_IN ? { ...step, title: 'Sign in', save: SAVES_BOTH } : step,
  );
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

/** Returns the texts of a request with its placeholders, in order of use. */
const getTexts = ({ path, auth, body }: ExampleSpec, base = '{{baseUrl}}') => ({
  url: base + path,
  authorization: auth && 'Bearer {{accessToken}}',
  body: body === undefined ? undefined : exactText(body),
});

/** Converts a request to a program that sends what Run sends. Its base address, IDs and tokens are variables. */
export function createProgram(spec: ExampleSpec, context: SampleContext): Program {
  const { origin, values, earlier = [], withSteps = false } = context;
  const before = withSteps ? stepsBefore(spec, earlier, values ?? {}) : [];
  const all = [...before, spec];
  const unknown = all.flatMap((one) => variablesIn(one, earlier)).map((name) => [name, ''] as const);
  const given: Variables = values ? { ...Object.fromEntries(unknown), ...values, baseUrl: origin } : {};
  const used = placeholdersIn(all.map((one) => getTexts(one)));
  const saved = before.flatMap(({ save = {} }) => Object.keys(save));
  const listed = used.filter(
    (name) => Object.hasOwn(given, name) && isVariable(name, given[name] ?? '') && !saved.includes(name),
  );
  const known = new Set([...listed, ...saved.filter((name) => used.includes(name))]);
  // Filled in: they need an encoding, which differs by place.
  const odd = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== '' && !isVariable(name, value)),
  );
  const split = (one: ExampleSpec): ProgramRequest => {
    const { url, authorization, body } = getTexts(one, known.has('baseUrl') ? '{{baseUrl}}' : origin);
    const text = body && fillText(body, odd, inJson);
    return {
      method: one.method,
      url: getParts(fillText(url, odd, encodeURIComponent), known),
      ...(authorization && { authorization: getParts(fillText(authorization, odd), known) }),
      ...(text && { body: getParts(one !== spec && text.length <= SHORT ? text : prettyJson(text), known) }),
    };
  };
  const names: string[] = [...TAKEN, ...known];
  return {
    variables: listed.map((name) => [name, given[name] || `<${name}>`]),
    steps: before.map((step) => {
      const save = Object.entries(step.save ?? {}).filter(([variable]) => known.has(variable));
      const name = getName(save[0]?.[0] ?? 'step', names);
      names.push(name);
      return {
        title: step.title.replace(/\s+/g, ' '),
        name,
        request: split(step),
        save: save.map(([variable, path]) => [
          variable,
          path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        ]),
      };
    }),
    request: split(spec),
  };
}
