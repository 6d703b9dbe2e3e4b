import { parseArgs } from 'node:util';
import { soak } from './soak';

/*
 * `npm run soak -- --minutes 30`: clients create, change, list, filter and delete, sign in and refresh, while the
 * server is killed, restarted, left without room on its disk and without its database. Prints a table; ends with 1
 * when a write that was acknowledged is lost or an answer is not of the contract.
 */

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0.');
process.exitCode = (await soak(minutes)) ? 0 : 1;
