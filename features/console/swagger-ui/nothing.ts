/**
 * Replaces packages that Swagger UI only sets up (next.config.ts): it can be called, constructed and read,
 * and returns itself. React cannot render it, so the tests of the console fail when Swagger UI needs one.
 */
const nothing: object = new Proxy(function nothing() {}, {
  get: (_target, name) => (typeof name === 'symbol' || name === 'then' ? undefined : nothing),
  apply: () => nothing,
  construct: () => nothing,
});

export default nothing;
export {
  nothing as buildRequest,
  nothing as execute,
  nothing as JSON_SCHEMA,
  nothing as linkify,
  nothing as makeHttp,
  nothing as makeResolve,
  nothing as makeResolveSubtree,
  nothing as opId,
  nothing as Remarkable,
  nothing as serializeRes,
  nothing as useVirtualizer,
  nothing as useWindowVirtualizer,
};
