import { isIPv6 } from 'node:net';

/**
 * The address that a client is known by: of IPv6 the network of 64 bits, since whoever has one address there has them
 * all; an IPv4 address in IPv6 form stands for itself.
 */
export function clientAddress(address: string | undefined): string | undefined {
  if (address === undefined || !isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const start = before.split(':').filter(Boolean);
  const rest = (after ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: after === undefined ? 0 : 8 - start.length - rest.length }, () => '0');
  return `${[...start, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}
