import { expect, it } from 'vitest';
import { getNetwork } from '@/features/try/client/network';
import { parseOrigin } from '@/features/try/client/target';
import { panel } from '@/shared/i18n/en/panel';

it.each([
  // As Kestrel prints them in a container.
  ['http://[::]:8080', 'http://localhost:8080'],
  ['http://0.0.0.0:5000/', 'http://localhost:5000'],
  ['[::]:8080', 'http://localhost:8080'],
  ['0.0.0.0:5000/api/forms', 'http://localhost:5000'],
  ['127.1:5000', 'http://127.0.0.1:5000'],
  ['100.101.7.9:5000', 'http://100.101.7.9:5000'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['https://host/base/openapi/v1.json', 'https://host/base'],
  ['https://host/openapi-3.1.yaml', 'https://host'],
  ['https://host/scalar/v1', 'https://host'],
])('the address %s leads to %s', (text, origin) => {
  expect(parseOrigin(text, panel)).toMatchObject({ origin });
});

it.each([
  ['100.63.0.1', 'public'],
  ['100.64.0.1', 'local'],
  ['100.127.255.1', 'local'],
  ['100.128.0.1', 'public'],
  ['172.16.0.1', 'local'],
  ['172.32.0.1', 'public'],
  ['10.example', 'public'],
])('the host %s is in a %s network', (host, network) => {
  expect(getNetwork(host)).toBe(network);
});
