/** The client of a request, as far as the server in front of the API knows it. */
export interface Client {
  /** Network address. */
  address?: string;
  /** The same object for all requests of one connection. */
  connection?: object;
  /** Ends the connection without a response. */
  drop?(): void;
  /** Reads the body, in place of the request's own methods; throws as `readBodyText` does. */
  readBody?(): Promise<Uint8Array>;
}
