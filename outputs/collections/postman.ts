import 'server-only';
import { indentedText } from '@/lib/shared/api/json';
import { site } from '@/theme.config';
import { type CollectionRequest, collectionRequests, requestFolders, settings } from './requests';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** An address in Postman's parts; the raw text alone would not show its parameters. */
function urlOf(path: string) {
  const [pathname = '', query = ''] = path.split('?');
  const parameters = [...new URLSearchParams(query)].map(([key, value]) => ({ key, value }));
  return {
    raw: `{{baseUrl}}${path}`,
    host: ['{{baseUrl}}'],
    path: pathname.slice(1).split('/'),
    ...(parameters.length > 0 && { query: parameters }),
  };
}

function item({ title, method, path, isProtected, body, saves }: CollectionRequest) {
  const script = Object.entries(saves).map(
    ([name, member]) => `pm.collectionVariables.set('${name}', pm.response.json().${member});`,
  );
  return {
    name: title,
    ...(script.length > 0 && {
      event: [{ listen: 'test', script: { type: 'text/javascript', exec: script } }],
    }),
    request: {
      method,
      // The rest inherits the bearer token of the collection.
      ...(!isProtected && { auth: { type: 'noauth' } }),
      header: body ? [{ key: 'Content-Type', value: 'application/json' }] : [],
      url: urlOf(path),
      ...(body && {
        body: { mode: 'raw', raw: indentedText(body), options: { raw: { language: 'json' } } },
      }),
    },
  };
}

/** All operations as a collection for Postman, format 2.1. */
export function postmanCollection(): string {
  const requests = collectionRequests();
  const learnt = requests.flatMap(({ saves }) => Object.keys(saves));
  const collection = {
    info: { name: `${site.product.name} REST API`, schema },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{accessToken}}', type: 'string' }] },
    variable: [
      ...Object.entries(settings).map(([key, value]) => ({ key, value })),
      ...[...new Set(learnt)].map((key) => ({ key, value: '' })),
    ],
    item: requestFolders().map(({ name, requests: inside }) => ({ name, item: inside.map(item) })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}
