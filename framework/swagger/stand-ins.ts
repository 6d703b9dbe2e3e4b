const stub = (name: string) => `framework/swagger/stubs/${name}.ts`;

const lodash = [
  'constant',
  'debounce',
  'eq',
  'find',
  'get',
  'identity',
  'isFunction',
  'isPlainObject',
  'memoize',
  'merge',
  'omit',
  'reduce',
  'some',
];

/** A module that takes the place of a package's. */
export interface StandIn {
  /** File of this project. */
  file: string;
  /** What of it is the default export. */
  name: string;
}

const whole = (name: string): StandIn => ({ file: stub(name), name: 'default' });

/** What modules of Swagger UI import for functions that the console never calls. */
const unreached = [
  'lodash/escapeRegExp',
  'lodash/fp/assocPath',
  'lodash/isEmpty',
  'lodash/set',
  'sha.js',
  'xml',
];

/**
 * Packages of Swagger UI that the console needs a fraction of, each with what stands for it while
 * scripts/console/bundle.ts bundles. Each stub says what it stands for.
 */
export const standIns: Readonly<Record<string, StandIn>> = {
  'prop-types': whole('prop-types'),
  'react-immutable-proptypes': whole('prop-types'),
  randexp: whole('sample-of-pattern'),
  randombytes: whole('random-bytes'),
  ...Object.fromEntries(unreached.map((name) => [name, whole('unreached')])),
  ...Object.fromEntries(lodash.map((name) => [`lodash/${name}`, { file: stub('lodash'), name }])),
};
