import type { Variables } from './placeholders';

/** A request whose response gives values to the one that is shown, such as a sign-in. */
export interface SampleStep {
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
  method: string;
  /** Absolute address, already percent-encoded. */
  url: string;
  headers: Record<string, string>;
  /** Body text; JSON is shown indented. */
  body?: string;
  /** Values of the variables, to be changed by the reader; an empty one is still to be filled in. */
  variables?: Variables;
  before?: readonly SampleStep[];
}
