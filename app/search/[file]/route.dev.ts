import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Serves the search data of the last build in development; 404 before the first build. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  try {
    return new Response(await readFile(join('out/search', (await params).file)));
  } catch {
    return new Response('Not found', { status: 404 });
  }
}
