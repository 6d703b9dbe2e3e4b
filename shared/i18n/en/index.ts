export { build } from './build';
export { landing } from './landing';
export { shell } from './shell';
export { vocabulary } from './vocabulary';
