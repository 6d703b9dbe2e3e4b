import { createServer } from 'node:http';
import { createSiteServer, listen } from '@/shared/build/server';
import { build } from './build';

const basePath = process.env.BASE_PATH ?? '';
const port = Number(process.env.PORT ?? 3000);

try {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT=${process.env.PORT} is not a port: use a number from 1 to 65535.`);
  // Check the port before the build. Listen after it, so that no incomplete site is served.
  const host = process.env.HOST ?? 'localhost';
  const placeholder = createServer();
  const bound = await listen(placeholder, port, host);
  await new Promise((resolve) => placeholder.close(resolve));
  await build({ images: false });
  await listen(createSiteServer('out', basePath), bound, host);
  console.log(`The site runs at http://localhost:${bound}${basePath}/ (Ctrl+C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
