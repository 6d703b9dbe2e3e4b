/** What the tests use of Bruno's own reader of `.bru` files, which comes without types. */
declare module '@usebruno/lang' {
  /** A named value of a block. */
  interface BruPair {
    name: string;
    value: string;
    enabled: boolean;
  }
  /** A request. Throws when the text is none. */
  export function bruToJsonV2(text: string): {
    meta: { name: string; type: string; seq: string };
    http: { method: string; url: string; body: string; auth: string };
    params?: (BruPair & { type: string })[];
    body?: { json?: string };
    assertions?: BruPair[];
    script?: { res?: string };
  };
  /** The settings of a collection or folder. Throws when the text contains none. */
  export function collectionBruToJson(text: string): {
    meta?: { name: string; seq: string };
    auth?: { mode: string; bearer?: { token: string } };
    vars?: { req?: BruPair[] };
  };
}
