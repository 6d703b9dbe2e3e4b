/** An immutable.js collection, as far as the console reads it. */
export interface Collection {
  get(key: string): unknown;
  getIn(path: readonly string[]): unknown;
  filter(test: (item: Collection) => boolean): Collection;
  toJS(): unknown;
  toArray(): unknown[];
  first(): unknown;
}

/** The parts of Swagger UI's system that the console uses; Swagger UI itself has no types for it. */
export interface SwaggerSystem {
  getStore(): { subscribe(listener: () => void): () => void };
  preauthorizeApiKey(scheme: string, value: string): void;
  authActions: { logout(schemes: string[]): void };
  layoutActions: { show(thing: readonly string[], shown: boolean): void };
  layoutSelectors: { isShown(thing: readonly string[], byDefault: boolean): boolean };
  specActions: {
    requestResolvedSubtree(path: readonly string[]): void;
    changeParamByIdentity(
      pathMethod: readonly [string, string],
      parameter: Collection,
      value: unknown,
      isXml: boolean,
    ): void;
    clearValidateParams(pathMethod: readonly [string, string]): void;
    validateParams(pathMethod: readonly [string, string]): void;
    clearResponse(path: string, method: string): void;
    clearRequest(path: string, method: string): void;
    execute(request: { path: string; method: string; operation: Collection }): void;
  };
  specSelectors: {
    specResolvedSubtree(path: readonly string[]): Collection | undefined;
    parameterWithMetaByIdentity(pathMethod: readonly [string, string], parameter: Collection): Collection;
    /** The request as it was sent last; null before. */
    mutatedRequestFor(path: string, method: string): Collection | null;
    validateBeforeExecute(pathMethod: readonly [string, string]): boolean;
    /** The last answer to an operation, if there is one. */
    responseFor(path: string, method: string): Collection | undefined;
  };
  oas3Actions: {
    clearRequestBodyValidateError(place: { path: string; method: string }): void;
    setRequestBodyValidateError(fault: {
      path: string;
      method: string;
      validationErrors: { missingBodyValue: boolean; missingRequiredKeys: readonly string[] };
    }): void;
    setRequestBodyValue(change: { value: string; pathMethod: readonly [string, string] }): void;
    setRetainRequestBodyValueFlag(change: { value: boolean; pathMethod: readonly [string, string] }): void;
  };
  oas3Selectors: {
    /** Whether there is a body, or none is required. */
    validateBeforeExecute(pathMethod: readonly [string, string]): boolean;
    requestBodyValue(path: string, method: string): unknown;
    selectDefaultRequestBodyValue(path: string, method: string): unknown;
  };
}
