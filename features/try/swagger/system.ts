import type * as Im from 'immutable';
import type { ComponentType } from 'react';

/*
 * The part of Swagger UI that the plugins use. Swagger UI has no types.
 * https://github.com/swagger-api/swagger-ui/blob/master/docs/customization/plugin-api.md
 */

/** An object as Swagger UI keeps it. */
export type Collection = Im.Map<string, unknown>;

/** Operations by group, as it lists them. */
export type Groups = Im.Map<string, Im.Map<'operations', Im.List<Collection>>>;

type PathMethod = readonly [path: string, method: string];
type ShownKey = readonly string[];

export interface SwaggerSystem {
  /** Returns a component; a container gets the state of Swagger UI. */
  getComponent<Props = object>(name: string, isContainer?: boolean | 'root'): ComponentType<Props>;
  fn: { getSampleSchema(schema: unknown, type?: string, config?: object, example?: unknown): unknown };
  authActions: {
    authorize(payload: Authorizations): void;
    logout(names: readonly string[]): void;
    showDefinitions(definitions: unknown): void;
  };
  authSelectors: { authorized(): Collection };
  errActions: {
    newAuthErr(error: { authId: string; level: string; source: string; message: string }): void;
    /** Removes the errors of a type. */
    clear(filter: { type: string }): void;
  };
  layoutActions: {
    show(thing: ShownKey, isShown: boolean): void;
    updateFilter(text: string): void;
    scrollTo(thing: ShownKey): void;
    /** Shows without a history entry (plugins/navigation.ts). */
    reveal(thing: ShownKey): void;
  };
  oas3Actions: {
    setRequestBodyValue(change: { value: string; pathMethod: PathMethod }): void;
    setRetainRequestBodyValueFlag(change: { value: boolean; pathMethod: PathMethod }): void;
  };
  oas3Selectors: { requestBodyValue(path: string, method: string): unknown };
  specActions: {
    changeParam(pathMethod: PathMethod, name: string, place: string, value: unknown, isXml: boolean): void;
    clearResponse(path: string, method: string): void;
    updateJsonSpec(document: unknown): void;
    updateSpec(document: string): void;
  };
  specSelectors: {
    parameterValues(pathMethod: PathMethod): Collection;
    specStr(): string;
    taggedOperations(): { size: number };
  };
}

/** What Swagger UI knows about who is signed in, by security scheme. */
export type Authorizations = Record<string, { name: string; value: string; schema: object }>;

/** A request of Swagger UI's client. `userFetch` replaces `fetch`. */
export interface SwaggerRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Aborted by Cancel (plugins/execute.tsx). */
  signal?: AbortSignal;
  userFetch?: (url: string, init: RequestInit) => Promise<Response>;
}

type Action = (...args: never[]) => unknown;

interface StatePlugin {
  actions?: Record<string, Action>;
  /** Each names the type of the action that it gets. */
  wrapActions?: Record<string, (original: never, system: SwaggerSystem) => Action>;
}

/** A plugin of Swagger UI. */
export type SwaggerPlugin = (system: SwaggerSystem) => {
  components?: Record<string, ComponentType<never>>;
  fn?: { opsFilter: (groups: Groups, phrase: string) => Groups };
  wrapComponents?: Record<string, (original: never, system: SwaggerSystem) => ComponentType<never>>;
  statePlugins?: Record<string, StatePlugin>;
  rootInjects?: Record<string, object>;
  afterLoad?: (this: { fn: SwaggerSystem['fn'] }, system: SwaggerSystem) => void;
};

/** What Swagger UI gives the components of an operation. */
export interface OperationProps {
  path: string;
  method: string;
}

/** What it gives the form of an operation. */
export interface FormProps {
  pathMethod: PathMethod;
}
