import type { ComponentType } from 'react';

/** An immutable.js collection, as far as the console reads it. */
export interface Collection {
  get(key: string): unknown;
  getIn(path: readonly string[]): unknown;
  push(item: string): Collection;
  filter(test: (item: Collection) => boolean): Collection;
  toJS(): unknown;
  toArray(): unknown[];
  first(): unknown;
}

type PathMethod = readonly [path: string, method: string];

/** The parts of Swagger UI's system that the console uses; Swagger UI itself has no types for it. */
export interface SwaggerSystem {
  /** immutable.js, as Swagger UI has it. */
  Im: { List(items?: readonly string[]): Collection };
  /** A part by its name: as it is, with the state of Swagger UI around it (true), or with all that it needs ('root'). */
  getComponent<Props = object>(name: string, container?: boolean | 'root'): ComponentType<Props>;
  getStore(): { subscribe(listener: () => void): () => void };
  specActions: {
    updateJsonSpec(document: object): void;
    updateResolvedSubtree(path: readonly string[], value: object): void;
    changeParamByIdentity(
      pathMethod: PathMethod,
      parameter: Collection,
      value: unknown,
      isXml: boolean,
    ): void;
    clearValidateParams(pathMethod: PathMethod): void;
    validateParams(pathMethod: PathMethod): void;
  };
  specSelectors: {
    specResolvedSubtree(path: readonly string[]): Collection | undefined;
    parameterWithMetaByIdentity(pathMethod: PathMethod, parameter: Collection): Collection;
    validateBeforeExecute(pathMethod: PathMethod): boolean;
    validationErrors(pathMethod: PathMethod): string[];
  };
  oas3Actions: {
    clearRequestBodyValidateError(place: { path: string; method: string }): void;
    setRequestBodyValidateError(fault: {
      path: string;
      method: string;
      validationErrors: { missingBodyValue: boolean; missingRequiredKeys: readonly string[] };
    }): void;
    setRequestBodyValue(change: { value: string; pathMethod: PathMethod }): void;
    setRetainRequestBodyValueFlag(change: { value: boolean; pathMethod: PathMethod }): void;
  };
  oas3Selectors: {
    /** Whether there is a body, or none is required. */
    validateBeforeExecute(pathMethod: PathMethod): boolean;
    requestBodyValue(path: string, method: string): unknown;
    selectDefaultRequestBodyValue(path: string, method: string): unknown;
  };
}
