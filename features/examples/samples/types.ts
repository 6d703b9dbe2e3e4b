import type { Variables } from './placeholders';

/** A request before another one, such as a sign-in. */
export interface SampleStep {
  title: string;
  request: SampleRequest;
  /** Path of the value in the response by variable: `accessToken`, or `0.id` for a list. */
  save: Readonly<Record<string, string>>;
}

/**
 * A complete request to show as code. Each `{{name}}` of a variable or of a saved value becomes a variable of
 * the code.
 */
export interface SampleRequest {
  method: string;
  /** Percent-encoded. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Values of variables; empty for the reader to fill in. */
  variables?: Variables;
  before?: readonly SampleStep[];
}
