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

/** Returns the request of an example below its base address, with its placeholders. */
export const relativeRequest = (spec: ExampleSpec): RelativeRequest => ({
  method: spec.method,
  path: spec.path,
  headers: {
    ...(spec.auth && { Authorization: 'Bearer {{accessToken}}' }),
    ...(spec.body !== undefined && { 'Content-Type': 'application/json' }),
  },
  ...(spec.body !== undefined && { body: exactText(spec.body) }),
});

/** What a sample of an example is made of in addition to the example. */
interface SampleContext {
  origin: string;
  /** Ids and tokens that are known there. */
  values: Variables;
  /** Examples above it, or the steps that set up what it needs. */
  earlier: readonly ExampleSpec[];
  /** Whether the requests that give the missing values stand in front. */
  withSteps: boolean;
}

/** What comes before: the examples that give what is missing, or the sign-in alone where others are missing for good. */
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

/** An example as a program: the same request that Run sends. */
export function exampleSample(spec: ExampleSpec, context: SampleContext): SampleRequest {
  const before = context.withSteps ? stepsBefore(spec, context) : [];
  return composeSample(relativeRequest(spec), context.origin, context.values, before);
}
