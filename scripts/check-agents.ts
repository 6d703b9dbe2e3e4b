import { existsSync } from 'node:fs';
import { checkAgents } from './lib/agents';

// How well programs find and read the built site, as the newest afdocs measures it.
if (!existsSync('out/index.html')) {
  console.error('The built site is missing. Run npm run build first.');
  process.exit(2);
}
try {
  console.log(await checkAgents('out'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
