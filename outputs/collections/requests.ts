import 'server-only';
import { type ExactJson, exactText } from '@/lib/shared/api/json';
import { REFERENCE_ORIGIN } from '@/lib/shared/api/origins';
import { fillTemplate } from '@/lib/shared/api/path-template';
import { requestBody } from '@/lib/shared/openapi/bodies';
import { type ApiOperation, apiOperations, getOperation } from '@/lib/shared/openapi/operations';

/** A request of a collection. Values of variables stand as `{{name}}`. */
export interface CollectionRequest {
  id: string;
  title: string;
  folder: string;
  method: string;
  /** Path below the base address, with its query. */
  path: string;
  isProtected: boolean;
  body?: Record<string, ExactJson>;
  /** Variables that the answer gives, each with the member that holds it. */
  saves: Record<string, string>;
}

/** Variables that a reader fills in, with the values of the reference API. */
export const settings = {
  baseUrl: REFERENCE_ORIGIN,
  email: 'admin@endatix.com',
  password: 'P@ssw0rd',
} as const;

/** What answers give to later requests. */
const saves: Record<string, Record<string, string>> = {
  login: { accessToken: 'accessToken', refreshToken: 'refreshToken' },
  refreshToken: { accessToken: 'accessToken', refreshToken: 'refreshToken' },
  createForm: { formId: 'id' },
  createFormTemplate: { formTemplateId: 'id' },
  getActiveFormDefinition: { definitionId: 'id' },
  createSubmission: { submissionId: 'id', submissionToken: 'token' },
};

/** Bodies whose values come from variables. A password is changed into itself: the collection can be run again. */
const bodies: Record<string, Record<string, ExactJson>> = {
  login: { email: '{{email}}', password: '{{password}}' },
  refreshToken: { refreshToken: '{{refreshToken}}' },
  changePassword: {
    currentPassword: '{{password}}',
    newPassword: '{{password}}',
    confirmPassword: '{{password}}',
  },
  // A complete submission is opened by no token: the last step of the loop completes it.
  createSubmission: { jsonData: '{"score":4}', currentPage: 1, isComplete: false },
  updateSubmission: { jsonData: '{"score":5}', currentPage: 1 },
  replaceSubmission: { jsonData: '{"score":5}', currentPage: 1 },
};

/** First what makes things, then what uses them, last what takes them away. */
const first = ['login', 'createForm', 'createFormTemplate', 'getActiveFormDefinition', 'createSubmission'];
const last = ['updateSubmissionByToken', 'refreshToken', 'logout', 'deleteFormTemplate', 'deleteForm'];

function ordered(): ApiOperation[] {
  const named = new Set([...first, ...last]);
  const others = apiOperations.filter(({ id }) => !named.has(id));
  return [...first.map(getOperation), ...others, ...last.map(getOperation)];
}

function pathOf({ path, parameters }: ApiOperation): string {
  const query = parameters.filter(({ in: place, name }) => place === 'query' && /^page/.test(name));
  const text = query.map(({ name }) => `${name}=${name === 'page' ? 1 : 10}`).join('&');
  return fillTemplate(path, (name) => `{{${name}}}`) + (text && `?${text}`);
}

/** All operations of the contract in an order in which they can be run, one after another. */
export function collectionRequests(): CollectionRequest[] {
  return ordered().map((entry) => {
    const example = requestBody(entry)?.examples[0]?.value as Record<string, ExactJson> | undefined;
    const body = bodies[entry.id] ?? example;
    return {
      id: entry.id,
      title: entry.operation.summary,
      folder: entry.operation.tags?.[0] ?? '',
      method: entry.method.toUpperCase(),
      path: pathOf(entry),
      isProtected: entry.isProtected,
      ...(body && { body }),
      saves: saves[entry.id] ?? {},
    };
  });
}

const variablesOf = ({ path, body, isProtected }: CollectionRequest): string[] => {
  const text = path + exactText(body ?? {}) + (isProtected ? '{{accessToken}}' : '');
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
};

/** One operation and, before it, the requests whose answers it needs. Throws a RangeError for an unknown one. */
export function requestsFor(id: string): CollectionRequest[] {
  const all = collectionRequests();
  const needed = new Set<CollectionRequest>();
  const take = (request: CollectionRequest) => {
    if (needed.has(request)) return;
    needed.add(request);
    for (const name of variablesOf(request)) {
      const giver = all.find((other) => name in other.saves);
      if (giver) take(giver);
    }
  };
  const wanted = all.find((request) => request.id === id);
  if (!wanted) throw new RangeError(`The contract has no operation "${id}".`);
  take(wanted);
  return [...all.filter((request) => request !== wanted && needed.has(request)), wanted];
}

/** Requests of one tag that run in a row. */
export interface RequestFolder {
  name: string;
  requests: CollectionRequest[];
}

/** Folders in the order in which they first come; requests that run in a row stay in a row. */
export function requestFolders(): RequestFolder[] {
  const folders: RequestFolder[] = [];
  for (const request of collectionRequests()) {
    const last = folders.at(-1);
    if (last?.name === request.folder) last.requests.push(request);
    else folders.push({ name: request.folder, requests: [request] });
  }
  return folders;
}
