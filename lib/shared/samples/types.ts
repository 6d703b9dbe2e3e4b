/** A request to show as code. Values are taken as they are: address and header values are already complete. */
export interface SampleRequest {
  /** HTTP method in capitals. */
  method: string;
  /** Absolute address, already percent-encoded. */
  url: string;
  headers: Record<string, string>;
  /** Body text; JSON is shown indented. */
  body?: string;
}

/** Header values cannot hold line breaks; a browser would refuse them and a shell would split there. */
export const headerLines = (request: SampleRequest): [string, string][] =>
  Object.entries(request.headers).map(([name, value]) => [name, value.replace(/[\r\n]+/g, ' ')]);

/** Headers without the content type, which some languages set apart. */
export function splitContentType(request: SampleRequest) {
  const all = headerLines(request);
  const isType = ([name]: [string, string]) => name.toLowerCase() === 'content-type';
  return { contentType: all.find(isType)?.[1], headers: all.filter((entry) => !isType(entry)) };
}
