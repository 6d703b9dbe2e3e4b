import { runSetup } from '@/features/try/request/operation-setup';
import { runSpec } from '@/features/try/request/operation-spec';
import type { Sample } from '@/features/try/samples';
import { exampleSample } from '@/features/try/samples/program';
import type { ApiOperation } from '@/shared/contract/operations';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';

/** Returns what Run sends for an operation as a program for a fresh server, setup included. */
export function operationSample(operation: ApiOperation): Sample {
  const spec = runSpec(operation);
  const context = { origin: REFERENCE_ORIGIN, values: {}, earlier: runSetup(spec), withSteps: true };
  return exampleSample(spec, context);
}
