import { generateContract } from '@/features/build/contract/generate';

// `npm run check:server`: regenerates the operation table from the contract first.
await generateContract({ types: false });
await (await import('@/features/build/contract/differences')).generateDifferences();
const { main } = await import('@/features/differences/check-server/main');
process.exitCode = await main(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
