/** Sends a request; has the signature of `fetch`, so the sandbox and the network are exchangeable. */
export type Send = (input: string, init?: RequestInit) => Promise<Response>;
