/**
 * Takes the place of swagger-client's resolvers for OpenAPI 3.1, OpenAPI 3.2 and JSON Schema 2020-12 in the console
 * (next.config.ts). The console shows an OpenAPI 3.0 contract and never calls them.
 */
const unusedStrategy = {
  name: 'unused',
  match: () => false,
  normalize: <Spec>(spec: Spec): Spec => spec,
  /** @throws Error always: the console would have to show a contract that is no OpenAPI 3.0 */
  resolve(): Promise<never> {
    return Promise.reject(
      new Error(
        'The console resolves OpenAPI 3.0 alone: remove the aliases of swagger-client from next.config.ts.',
      ),
    );
  },
};

export default unusedStrategy;
