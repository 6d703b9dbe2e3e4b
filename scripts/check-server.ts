import { generateDifferences } from '@/features/build/contract/differences';
import { generateContract } from '@/features/build/contract/generate';

// `npm run check:server`: the table of operations is generated from the contract.
await generateContract();
await generateDifferences();
const { main } = await import('@/features/differences/check-server/main');
process.exitCode = await main(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
