/** Sends a request. Has the signature of `fetch`, so the sandbox and the network are interchangeable. */
export type Send = (input: string, init?: RequestInit) => Promise<Response>;
