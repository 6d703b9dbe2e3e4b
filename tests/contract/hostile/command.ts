import { runHostile } from './run';

// npx tsx tests/contract/hostile/command.ts [requests] [seed...]: ends with 1 at the first answer outside the contract.

const [requests = 100_000, ...given] = process.argv.slice(2).map(Number);
const seeds = given.length > 0 ? given : [1, 2, 3];

for (const seed of seeds) {
  const { statuses, impossible } = await runHostile(seed, requests);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(
    `seed ${seed}: ${requests} requests as documented (${counts.join(', ')}; ${impossible} could not be built)`,
  );
}
