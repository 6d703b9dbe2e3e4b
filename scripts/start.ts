import { build } from './build';
import { createSiteServer, listen } from './site/server';

const basePath = process.env.BASE_PATH ?? '';
const port = Number(process.env.PORT ?? 3000);
const server = createSiteServer({ folder: 'out', basePath });

try {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT=${process.env.PORT} is not a port: use a number from 1 to 65535.`);
  // A busy port should not cost a build. Until the site is there, no one is served half of it.
  const host = process.env.HOST ?? 'localhost';
  const bound = await listen(server, port, host);
  await new Promise((resolve) => server.close(resolve));
  await build();
  await listen(server, bound, host);
  console.log(`The site runs at http://localhost:${bound}${basePath}/ (Ctrl+C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
