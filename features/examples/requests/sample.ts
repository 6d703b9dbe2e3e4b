import { exactText } from '@/shared/http/json';
import {
  composeSample,
  FRESH_SERVER,
  type RelativeRequest,
  type RelativeStep,
  signInStep,
} from '../samples/compose';
import type { Variables } from '../samples/placeholders';
import type { SampleRequest } from '../samples/types';
import { SIGN_IN, stepsFor } from './steps';
import type { ExampleSpec } from './types';

/** Returns the request of an example, with its placeholders. */
export const relativeRequest = (spec: ExampleSpec): RelativeRequest => ({
  method: spec.method,
  path: spec.path,
  headers: {
    ...(spec.auth && { Authorization: 'Bearer {{accessToken}}' }),
    ...(spec.body !== undefined && { 'Content-Type': 'application/json' }),
  },
  ...(spec.body !== undefined && { body: exactText(spec.body) }),
});

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
function stepsBefore(spec: ExampleSpec, { earlier, values }: SampleContext): RelativeStep[] {
  const missing = stepsFor(spec, earlier, values);
  if (!missing) return [];
  const steps = missing.steps.length > 0 ? missing.steps : [SIGN_IN];
  return steps.map((step) =>
    step === SIGN_IN
      ? signInStep(FRESH_SERVER)
      : { title: step.title, request: relativeRequest(step), save: step.save ?? {} },
  );
}

/** Returns an example as the program that Run executes. */
export function exampleSample(spec: ExampleSpec, context: SampleContext): SampleRequest {
  const before = context.withSteps ? stepsBefore(spec, context) : [];
  return composeSample(relativeRequest(spec), context.origin, context.values, before);
}
