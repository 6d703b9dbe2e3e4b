import { prettyJson } from '@/lib/shared/api/json';
import { headerLines, type SampleRequest } from './types';

/** The request for a `.http` file, as Visual Studio, Rider and VS Code run it. */
export function httpFileSample(request: SampleRequest): string {
  const head = [`${request.method} ${request.url}`];
  for (const [name, value] of headerLines(request)) head.push(`${name}: ${value}`);
  return request.body === undefined ? head.join('\n') : `${head.join('\n')}\n\n${prettyJson(request.body)}`;
}
