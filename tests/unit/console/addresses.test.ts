import { expect, it } from 'vitest';
import { getNetwork } from '@/features/try/client/network';
import { parseOrigin, storedOrigin } from '@/features/try/client/target';
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
  [' https://Host:5001/forms-backend/ ', 'https://host:5001/forms-backend'],
  ['localhost:5001', 'http://localhost:5001'],
  ['http://localhost:8080/api', 'http://localhost:8080'],
  ['https://host/base/api/forms', 'https://host/base'],
  ['192.168.1.4:8080', 'http://192.168.1.4:8080'],
  ['api.example.com/base', 'https://api.example.com/base'],
])('the address %s leads to %s', (text, origin) => {
  expect(parseOrigin(text, panel)).toMatchObject({ origin });
});

it.each([
  ...['', 'not an address', 'javascript:alert(1)', `https://${'a'.repeat(3000)}`],
  ...['https://user:secret@host', 'https://host/?a=1'],
])('%#: an address that no server has is rejected in a sentence', (text) => {
  expect(parseOrigin(text, panel)).toHaveProperty('problem');
});

it('an address that ends like one of the API is known as typed, too, and stored as chosen', () => {
  const typed = 'https://host/my/api';
  expect(parseOrigin(`${typed}/`, panel)).toEqual({ origin: 'https://host/my', typed });
  expect(storedOrigin(typed)).toBe(typed);
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
