import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Props {
  params: Promise<{ file: string }>;
}

/** Serves the search data of the last build in development; 404 before the first build. */
export async function GET(_request: Request, { params }: Props) {
  try {
    return new Response(await readFile(join('out/search', (await params).file)));
  } catch {
    return new Response('Not found', { status: 404 });
  }
}
