/*
 * Assumption: Next refuses `import 'server-only'` in a module of the browser and `import 'client-only'` in one of the
 * server by the name of the import, whatever it resolves to.
 * Outside Next (scripts, tests) there is no such border, so both names lead to this module, which is empty.
 */
export {};
