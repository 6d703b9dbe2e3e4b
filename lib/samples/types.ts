import type { Variables } from './placeholders';

/** A request whose response gives values to the one that is shown, such as a sign-in. */
export interface SampleStep {
  /** What it does, for a comment. */
  title: string;
  request: SampleRequest;
  /** Variable to the place of its value in the response: `accessToken`, or `0.id` for a list. */
  save: Readonly<Record<string, string>>;
}

/**
 * A request to show as code. Address, headers and body are complete, but for `{{name}}` where a variable of that name is
 * listed or saved by a step: the code then has a variable of its own there.
 */
export interface SampleRequest {
  /** HTTP method in capitals. */
  method: string;
  /** Absolute address, already percent-encoded. */
  url: string;
  headers: Record<string, string>;
  /** Body text; JSON is shown indented. */
  body?: string;
  /** Values of the variables, to be changed by the reader; an empty one is still to be filled in. */
  variables?: Variables;
  /** What is sent before it. */
  before?: readonly SampleStep[];
}

/** Header values cannot hold line breaks; a browser would reject them and a shell would split there. */
export const headerLines = (request: SampleRequest): [string, string][] =>
  Object.entries(request.headers).map(([name, value]) => [name, value.replace(/[\r\n]+/g, ' ')]);
