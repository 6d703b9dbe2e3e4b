/** Stands for prop-types and its kin for immutable.js: React 19 looks at no types of props. */
const check: object = new Proxy(() => check, { get: () => check });

export default check;
