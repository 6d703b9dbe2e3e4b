import type { ApiOperation } from '@/shared/contract/operations';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import type { SampleRequest } from '../samples/types';
import { runSetup } from './operation-setup';
import { runSpec } from './operation-spec';
import { exampleSample } from './sample';

/** Returns what Run sends for an operation as a program for a fresh server, setup included. */
export function operationProgram(operation: ApiOperation): SampleRequest {
  const spec = runSpec(operation);
  return exampleSample(spec, {
    origin: REFERENCE_ORIGIN,
    values: {},
    earlier: runSetup(spec),
    withSteps: true,
  });
}
