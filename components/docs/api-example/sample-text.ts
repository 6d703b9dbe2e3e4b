import { renderSample } from '@/lib/samples';
import { sampleRequest } from './sample-request';
import { currentOrigin } from './target';
import type { ExampleSpec } from './types';

/** The request of an example in one language, addressed to the server that the reader chose. */
export const sampleText = (language: string, spec: ExampleSpec): string =>
  renderSample(language, sampleRequest(spec, currentOrigin()));
