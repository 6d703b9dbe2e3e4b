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
  };
  specSelectors: {
    specResolvedSubtree(path: readonly string[]): Collection | undefined;
    parameterWithMetaByIdentity(pathMethod: readonly [string, string], parameter: Collection): Collection;
    validateBeforeExecute(pathMethod: readonly [string, string]): boolean;
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
