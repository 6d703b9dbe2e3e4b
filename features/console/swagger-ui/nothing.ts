/**
 * Takes the place of packages that Swagger UI sets up when it loads, and the console never uses (next.config.ts): it can be
 * called, constructed and asked for properties, and gives itself. React rejects to draw it, so a part of Swagger UI that comes
 * to need one of these packages fails in the tests of the console.
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
