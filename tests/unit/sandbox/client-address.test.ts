import { expect, it } from 'vitest';
import { clientAddress } from '@/sandbox/node/client-address';

it.each([
  [undefined, undefined],
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is known as %s', (address, known) => {
  expect(clientAddress(address)).toBe(known);
});
