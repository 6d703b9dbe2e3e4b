import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port that is free now, for programs that don't accept port 0. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The probe has no port.');
  return address.port;
}
