import type { ComponentType } from 'react';

/** An immutable.js collection, as far as the console reads it. */
export interface Collection {
  get(key: string): unknown;
  getIn(path: readonly string[]): unknown;
  toJS(): unknown;
  toArray(): unknown[];
  first(): unknown;
}

type PathMethod = readonly [path: string, method: string];

/** The system that Swagger UI hands to its components, as far as the console uses it; it has no types of its own. */
export interface SwaggerSystem {
  /** A component by its name; with `true` it gets the state of Swagger UI. */
  getComponent<Props = object>(name: string, isContainer?: boolean): ComponentType<Props>;
  /** Immutable.js, for values that its components take. */
  Im: { Map(values: object): Collection; List(values: readonly unknown[]): Collection };
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
  };
  specSelectors: {
    specResolvedSubtree(path: readonly string[]): Collection | undefined;
    parameterWithMetaByIdentity(pathMethod: PathMethod, parameter: Collection): Collection;
  };
  oas3Actions: {
    setRequestBodyValue(change: { value: string; pathMethod: PathMethod }): void;
    setRetainRequestBodyValueFlag(change: { value: boolean; pathMethod: PathMethod }): void;
  };
  oas3Selectors: {
    requestBodyValue(path: string, method: string): unknown;
    selectDefaultRequestBodyValue(path: string, method: string): unknown;
  };
}
