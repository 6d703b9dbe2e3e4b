import { exactText } from '@/shared/http/json';
import type { RelativeRequest } from '../samples/compose';
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
