import { listEntries, textAt } from '@/shared/contract/variables';
import { exchange, type HttpRequest, type HttpResponse } from '@/shared/http/exchange';
import { exactText, readExact } from '@/shared/http/json';
import { encodeText } from '@/shared/http/path-template';
import { isFaithful } from '@/shared/http/read-body';
import type { Send } from '@/shared/http/send';
import { readFreshValues } from '../client/fresh-values';
import { fillText, fillValue, type Variables } from '../samples/placeholders';
import { createPlan, makesPublic, type Plan, SIGN_IN, variablesIn } from './plan';
import type { ExampleSpec } from './types';

export interface RunContext {
  transport: Send;
  /** Prefix of every path. */
  origin: string;
  earlier: readonly ExampleSpec[];
  variables: Variables;
  signal?: AbortSignal;
  /** Whether the first administrator may be signed in unasked; true unless given. */
  maySignIn?: boolean;
}

/** Missing values, and the steps that provide them; no steps where nothing on the page does. */
export interface Missing extends Plan {
  kind: 'missing';
}

/** A response, and the variables after it. */
export interface ApiResponse {
  kind: 'response';
  spec: ExampleSpec;
  status: number;
  body: string;
  received: HttpResponse;
  variables: Variables;
}

/** Moves the entries that have a property to the front of a list. */
function preferred(body: unknown, property: string | undefined): unknown {
  if (property === undefined || !Array.isArray(body)) return body;
  const has = (entry: unknown) => Boolean(Object(entry)[property]);
  return [...body.filter(has), ...body.filter((entry) => !has(entry))];
}

/** Returns the variables after a response, unless its text is incomplete or a guess. */
function learn(spec: ExampleSpec, { status, body }: HttpResponse, variables: Variables): Variables {
  if (!spec.save || status >= 300 || !isFaithful(body)) return variables;
  const value = preferred(listEntries(readExact(body.text ?? '')), spec.prefer);
  const found = Object.entries(spec.save).flatMap(([name, path]) => {
    const text = textAt(value, path);
    return text === undefined ? [] : [[name, text] as const];
  });
  return { ...variables, ...Object.fromEntries(found) };
}

/** Returns the request of an example with its variables filled in. */
function fillRequest(spec: ExampleSpec, origin: string, variables: Variables): HttpRequest {
  const { method, path, auth, body } = spec;
  const names = spec.fills ?? Object.keys(variables);
  const ofBody = Object.fromEntries(Object.entries(variables).filter(([name]) => names.includes(name)));
  return {
    method,
    url: origin + fillText(path, variables, encodeText),
    headers: {
      ...(auth && { Authorization: `Bearer ${variables.accessToken ?? ''}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: exactText(fillValue(body, ofBody)) }),
  };
}

async function send(
  spec: ExampleSpec,
  { transport, origin, signal }: RunContext,
  variables: Variables,
): Promise<ApiResponse> {
  const received = await exchange(transport, fillRequest(spec, origin, variables), signal);
  const { status } = received;
  const body = received.body.text ?? '';
  return { kind: 'response', spec, status, body, received, variables: learn(spec, received, variables) };
}

/** Sends a request with what it returns unchanged read again right before. */
async function sendFresh(spec: ExampleSpec, context: RunContext, variables: Variables): Promise<ApiResponse> {
  const { transport, origin } = context;
  const body = spec.body === undefined ? '' : exactText(spec.body);
  const { accessToken } = variables;
  const fresh = await readFreshValues(body, variables, { send: transport, origin, accessToken });
  return send(spec, context, { ...variables, ...fresh });
}

const hasAll = (names: readonly string[], variables: Variables) =>
  names.every((name) => Object.hasOwn(variables, name));

interface Found {
  kind: 'found' | 'nothing';
  variables: Variables;
}

/**
 * Looks for what a request needs, by steps that only read. If something is missing, nothing that was found is
 * used: new things must not go into something that the reader owns.
 */
async function find({ names, steps }: Plan, context: RunContext): Promise<Found | ApiResponse> {
  let { variables } = context;
  const nothing: Found = { kind: 'nothing', variables };
  if (!steps.some((step) => step.find)) return nothing;
  for (const step of steps) {
    if (makesPublic(step)) continue;
    const signsIn = step.save?.accessToken !== undefined;
    const reading = step.find ?? (signsIn || step.method === 'GET' ? step : undefined);
    if (!reading || !hasAll(variablesIn(reading), variables)) return nothing;
    const response = await send(reading, context, variables);
    if (response.status !== reading.status) return step.find ? nothing : response;
    variables = response.variables;
    if (signsIn) nothing.variables = variables;
  }
  return hasAll(names, variables) ? { kind: 'found', variables } : nothing;
}

/**
 * Runs an example. Missing earlier examples are reported, or run first if `withEarlier`; one that does not
 * respond as shown ends the run. Rejects when the transport cannot reach the server.
 */
export async function runExample(
  spec: ExampleSpec,
  context: RunContext,
  withEarlier = false,
): Promise<ApiResponse | Missing> {
  const plan = createPlan(spec, context.earlier, context.variables);
  const { names, steps } = plan;
  if (names.length === 0) return sendFresh(spec, context, context.variables);
  if (context.maySignIn === false && steps.includes(SIGN_IN))
    return { kind: 'missing', names: ['accessToken'], steps: [] };
  const signInOnly = steps.length === 1 && steps[0] === SIGN_IN;
  if (steps.length === 0 || !(withEarlier || signInOnly)) return { kind: 'missing', names, steps };
  const found = await find(plan, context);
  if (found.kind === 'response') return found;
  let { variables } = found;
  for (const step of found.kind === 'found' ? [] : steps) {
    if (step.save && hasAll(Object.keys(step.save), variables)) continue;
    const response = await send(step, context, variables);
    if (response.status !== step.status) return response;
    variables = response.variables;
  }
  const still = names.filter((name) => !Object.hasOwn(variables, name));
  return still.length > 0
    ? { kind: 'missing', names: still, steps: [] }
    : sendFresh(spec, context, variables);
}
