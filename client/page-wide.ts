import 'client-only';

/*
 * A page has two scripts of the shell: the small one that comes with it (client/shell) and, once the reader acts,
 * that of the framework. Each brings its own copy of the modules below, so what both must see lies on the window.
 */

interface Scope {
  pageWide?: Record<string, unknown>;
}

/** The one value of a page by this name, made by anyone who asks first. */
export function pageWide<Value>(name: string, create: () => Value): Value {
  const scope = (typeof window === 'undefined' ? globalThis : window) as Scope;
  scope.pageWide ??= {};
  scope.pageWide[name] ??= create();
  return scope.pageWide[name] as Value;
}
