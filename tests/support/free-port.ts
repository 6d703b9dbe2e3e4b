import { serve } from '@/tests/site/support/site';

/** Returns a port that is free now, for programs that don't accept port 0. */
export async function freePort(): Promise<number> {
  const { url, close } = await serve(() => undefined);
  await close();
  return Number(new URL(url).port);
}
