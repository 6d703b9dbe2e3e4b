import { generateDifferences } from './contract/differences';
import { generateContract } from './contract/generate';

// `npm run check:server`: the table of operations is generated from the contract.
await generateContract();
await generateDifferences();
const { main } = await import('./check-server/main');
process.exitCode = await main(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
