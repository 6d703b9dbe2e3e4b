import { exchange, type HttpResponse } from '@/shared/http/exchange';
import { exactText, parseExact } from '@/shared/http/json';
import type { Send } from '@/shared/http/send';
import { fillText, fillValue, type Variables } from '../samples/placeholders';
import { relativeRequest } from './sample';
import { type Missing, SIGN_IN, stepsFor } from './steps';
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

/** A response, and the variables after it. */
export interface ApiResponse {
  kind: 'response';
  spec: ExampleSpec;
  status: number;
  body: string;
  received: HttpResponse;
  variables: Variables;
}

function valueAt(body: unknown, path: string): string | undefined {
  let value = body;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value === null || value === undefined || typeof value === 'object' ? undefined : String(value);
}

/** Moves the entries that have a property to the front of a list. */
function preferred(body: unknown, property: string | undefined): unknown {
  if (property === undefined || !Array.isArray(body)) return body;
  const has = (entry: unknown) => Boolean((entry as Record<string, unknown> | null)?.[property]);
  return [...body.filter(has), ...body.filter((entry) => !has(entry))];
}

function learn(spec: ExampleSpec, text: string, variables: Variables): Variables {
  if (!spec.save) return variables;
  let body: unknown;
  try {
    body = preferred(parseExact(text), spec.prefer);
  } catch {
    return variables;
  }
  const found = Object.entries(spec.save).flatMap(([name, path]) => {
    const value = valueAt(body, path);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...variables, ...Object.fromEntries(found) };
}

async function send(
  spec: ExampleSpec,
  { transport, origin, signal }: RunContext,
  variables: Variables,
): Promise<ApiResponse> {
  const { method, path, headers } = relativeRequest(spec);
  const request = {
    method,
    url: origin + fillText(path, variables, encodeURIComponent),
    headers: fillValue(headers, { accessToken: '', ...variables }),
    ...(spec.body !== undefined && { body: exactText(fillValue(spec.body, variables)) }),
  };
  const received = await exchange(transport, request, signal);
  const { status } = received;
  const body = received.body.text ?? '';
  const known = status < 300 ? learn(spec, body, variables) : variables;
  return { kind: 'response', spec, status, body, received, variables: known };
}

interface Found {
  kind: 'found' | 'nothing';
  variables: Variables;
}

/**
 * Looks for what an example needs, by steps that only read. If something is missing, nothing that was found
 * is used: new things must not go into something that the reader owns.
 */
async function find(
  spec: ExampleSpec,
  steps: readonly ExampleSpec[],
  context: RunContext,
): Promise<Found | ApiResponse> {
  let { variables } = context;
  const nothing: Found = { kind: 'nothing', variables };
  if (!steps.some((step) => step.find)) return nothing;
  for (const step of steps) {
    const signsIn = step.save?.accessToken !== undefined;
    const reading = step.find ?? (signsIn || step.method === 'GET' ? step : undefined);
    if (!reading || stepsFor(reading, [], variables)) return nothing;
    const response = await send(reading, context, variables);
    if (response.status !== reading.status) return step.find ? nothing : response;
    variables = response.variables;
    if (signsIn) nothing.variables = variables;
  }
  return stepsFor(spec, context.earlier, variables) ? nothing : { kind: 'found', variables };
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
  const missing = stepsFor(spec, context.earlier, context.variables);
  if (!missing) return send(spec, context, context.variables);
  if (context.maySignIn === false && missing.steps.includes(SIGN_IN))
    return { kind: 'missing', names: ['accessToken'], steps: [] };
  const signInOnly = missing.steps.length === 1 && missing.steps[0] === SIGN_IN;
  if (missing.steps.length === 0 || !(withEarlier || signInOnly)) return missing;
  const found = await find(spec, missing.steps, context);
  if (found.kind === 'response') return found;
  let { variables } = found;
  const isKnown = (name: string) => Object.hasOwn(variables, name);
  for (const step of found.kind === 'found' ? [] : missing.steps) {
    if (step.save && Object.keys(step.save).every(isKnown)) continue;
    const response = await send(step, context, variables);
    if (response.status !== step.status) return response;
    variables = response.variables;
  }
  const still = stepsFor(spec, context.earlier, variables);
  return still ? { ...still, steps: [] } : send(spec, context, variables);
}
