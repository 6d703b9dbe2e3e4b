import { exactText } from '@/lib/shared/api/json';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import type { SampleRequest } from '@/lib/shared/samples';

/** The request of an example for the code samples; placeholders stay visible. */
export function sampleRequest(spec: ExampleSpec, origin: string): SampleRequest {
  return {
    method: spec.method,
    url: origin + spec.path,
    headers: {
      ...(spec.auth && { Authorization: 'Bearer {{accessToken}}' }),
      ...(spec.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(spec.body !== undefined && { body: exactText(spec.body) }),
  };
}
