import 'server-only';
import { indentedText } from '@/shared/http/json';
import { site } from '@/theme.config';
import { about, type CollectionRequest, collectionRequests, requestFolders, settings } from './requests';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Splits an address as Postman does; it shows no parameters for a raw address. */
function parseUrl(path: string) {
  const [pathname = '', query = ''] = path.split('?');
  const parameters = [...new URLSearchParams(query)].map(([key, value]) => ({ key, value }));
  return {
    raw: `{{baseUrl}}${path}`,
    host: ['{{baseUrl}}'],
    path: pathname.slice(1).split('/'),
    ...(parameters.length > 0 && { query: parameters }),
  };
}

function script({ id, saves, status, statuses }: CollectionRequest): string[] {
  const sets = Object.entries(saves).map(
    ([name, property]) => `  pm.collectionVariables.set('${name}', pm.response.json().${property});`,
  );
  return [
    `pm.test('Status is ${statuses.join(' or ')}', () => pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}]));`,
    ...(sets.length > 0 ? [`if (pm.response.code === ${status}) {`, ...sets, '}'] : []),
    // Without a token, no other request can succeed.
    ...(id === 'login' ? [`if (pm.response.code !== ${status}) pm.execution.setNextRequest(null);`] : []),
  ];
}

function item(request: CollectionRequest) {
  const { title, method, path, sendsToken, body } = request;
  return {
    name: title,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: script(request) } }],
    request: {
      method,
      // The other requests inherit the collection's bearer token.
      ...(!sendsToken && { auth: { type: 'noauth' } }),
      header: body ? [{ key: 'Content-Type', value: 'application/json' }] : [],
      url: parseUrl(path),
      ...(body && { body: { mode: 'raw', raw: indentedText(body), options: { raw: { language: 'json' } } } }),
    },
  };
}

/** Returns all operations as a Postman collection, format 2.1. */
export function postmanCollection(): string {
  const requests = collectionRequests();
  const saved = requests.flatMap(({ saves }) => Object.keys(saves));
  const collection = {
    info: { name: `${site.product.name} REST API`, description: about, schema },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{accessToken}}', type: 'string' }] },
    variable: [
      ...Object.entries(settings).map(([key, value]) => ({ key, value })),
      ...[...new Set(saved)].map((key) => ({ key, value: '' })),
    ],
    item: requestFolders().map(({ name, requests: inside }) => ({ name, item: inside.map(item) })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}
