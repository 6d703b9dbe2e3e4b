import type { ComponentType } from 'react';

/** The methods of an immutable.js collection that the console uses. */
export interface Collection {
  get(key: string): unknown;
  getIn(path: readonly string[]): unknown;
  toJS(): unknown;
  toArray(): unknown[];
  first(): unknown;
}

type PathMethod = readonly [path: string, method: string];

/** The part of Swagger UI's system that the console uses. Swagger UI has no types. */
export interface SwaggerSystem {
  /** Returns a component; a container gets the state of Swagger UI. */
  getComponent<Props = object>(name: string, isContainer?: boolean): ComponentType<Props>;
  /** Immutable.js, for the props of its components. */
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
