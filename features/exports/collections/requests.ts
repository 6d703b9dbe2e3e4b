import 'server-only';
import { runSpec } from '@/features/try/request/operation-spec';
import { FRESH_SERVER } from '@/features/try/request/plan';
import { safeBodies, samePassword } from '@/features/try/request/safe-bodies';
import { requestBody } from '@/shared/contract/bodies';
import { type ApiOperation, apiOperations, getOperation } from '@/shared/contract/operations';
import { variablesByOperation } from '@/shared/contract/variables';
import { type ExactJson, exactText } from '@/shared/http/json';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { fillTemplate } from '@/shared/http/path-template';

/** A request of a collection. Variables are written as `{{name}}`. */
export type CollectionRequest = ReturnType<typeof collectionRequests>[number];

/** Variables that readers fill in, with the values of the reference API. */
export const settings = { baseUrl: REFERENCE_ORIGIN, ...FRESH_SERVER };

export const about =
  'Runs every operation in order and deletes the form and the template that it creates. The account that it registers stays: the API cannot delete accounts.';

/**
 * Further statuses of healthy Endatix servers; see `logout-400` and `slack-token-mail` in the known
 * differences.
 */
const otherStatuses: Record<string, readonly number[]> = {
  // The default settings map the claims that identify the user.
  logout: [400],
  // Servers without a mail server.
  receiveSlackToken: [500],
  // Releases since 0.5.0 lack it.
  getUserInfo: [404],
};

/** Bodies that can be sent again, with values from variables. */
const bodies: Record<string, Record<string, ExactJson>> = {
  login: { email: '{{email}}', password: '{{password}}' },
  refreshToken: { ...safeBodies.refreshToken },
  // An address can be registered once.
  register: {
    email: 'reviewer-{{$timestamp}}@example.com',
    password: 'Passw0rd!',
    confirmPassword: 'Passw0rd!',
  },
  // Keeps the password.
  changePassword: samePassword('{{password}}'),
  // Without `jsonData`, an Endatix server empties a form that has a submission.
  updateActiveFormDefinition: {
    isDraft: false,
    jsonData: '{"pages":[{"name":"visit","elements":[{"type":"rating","name":"score"}]}]}',
  },
  // Since 0.7.0, new forms are private. Earlier releases ignore the property.
  updateForm: { isPublic: true },
  // Stays enabled: since 0.6.0, respondents cannot open a disabled form.
  replaceForm: { name: 'Customer feedback', isEnabled: true },
  // Stays incomplete: its token opens no complete submission.
  createSubmission: { jsonData: '{"score":4}', currentPage: 1, isComplete: false },
  updateSubmission: { jsonData: '{"score":5}', currentPage: 1 },
  replaceSubmission: { jsonData: '{"score":5}', currentPage: 1 },
};

const cleanUps: Record<string, string> = {
  createFormTemplate: 'deleteFormTemplate',
  createForm: 'deleteForm',
};

/** Creating requests come first, deleting ones last while the first token is still valid. */
const respondents = ['getActiveFormDefinition', 'createSubmission'];
const first = ['login', 'createForm', 'updateForm', 'createFormTemplate', ...respondents];
const last = ['updateSubmissionByToken', ...Object.values(cleanUps), 'refreshToken', 'logout'];

/** Returns IDs and tokens for later requests. Strings such as `jsonData` would need escaping in JSON. */
function savedVariables(id: string): Record<string, string> {
  if (!first.includes(id) && id !== 'refreshToken') return {};
  return Object.fromEntries(
    Object.entries(variablesByOperation[id] ?? {}).filter(([name]) => /(Id|Token)$/.test(name)),
  );
}

function ordered(): ApiOperation[] {
  const named = new Set([...first, ...last]);
  const others = apiOperations.filter(({ id }) => !named.has(id));
  return [...first.map(getOperation), ...others, ...last.map(getOperation)];
}

function requestPath({ path, parameters }: ApiOperation): string {
  const query = parameters.filter(({ in: place, name }) => place === 'query' && /^page/.test(name));
  const text = query.map(({ name }) => `${name}=${name === 'page' ? 1 : 10}`).join('&');
  return fillTemplate(path, (name) => `{{${name}}}`) + (text && `?${text}`);
}

/** Returns all operations in an order in which they can run one after another. */
export function collectionRequests() {
  return ordered().map((entry) => {
    const example = requestBody(entry)?.examples[0]?.value as Record<string, ExactJson> | undefined;
    const body = bodies[entry.id] ?? example;
    const { auth = false, status } = runSpec(entry);
    return {
      id: entry.id,
      title: entry.operation.summary,
      folder: entry.operation.tags?.[0] ?? '',
      method: entry.method.toUpperCase(),
      path: requestPath(entry),
      sendsToken: auth,
      ...(body && { body }),
      /** Status of success. Only a response with this status saves values. */
      status,
      /** Every status that a healthy server returns. */
      statuses: [status, ...(otherStatuses[entry.id] ?? [])],
      /** Variables that the response provides, each with its property. */
      saves: savedVariables(entry.id),
    };
  });
}

const listVariables = ({ path, body, sendsToken }: CollectionRequest): string[] => {
  const text = path + exactText(body ?? {}) + (sendsToken ? '{{accessToken}}' : '');
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
};

/** Returns the requests of an operation: those it depends on, its own, and those that clean up. */
export function requestsFor(id: string) {
  const all = collectionRequests();
  const request = all.find((one) => one.id === id);
  if (!request) throw new RangeError(`The contract has no operation "${id}".`);
  // The loop below adds to the set: dependencies have dependencies.
  const needed = new Set([request]);
  for (const one of needed) {
    // Respondents can open public forms only.
    if (respondents.includes(one.id)) needed.add(all.find(({ id: other }) => other === 'updateForm') ?? one);
    for (const name of listVariables(one)) {
      const source = all.find((other) => name in other.saves);
      if (source) needed.add(source);
    }
  }
  const deletes = [...needed].map((one) => cleanUps[one.id]);
  return {
    before: all.filter((one) => one !== request && needed.has(one)),
    request,
    cleanUp: all.filter((one) => one !== request && deletes.includes(one.id)),
  };
}

/** Groups requests by folder, in order. Consecutive requests stay consecutive. */
export function requestFolders() {
  const folders: { name: string; requests: CollectionRequest[] }[] = [];
  for (const request of collectionRequests()) {
    const last = folders.at(-1);
    if (last?.name === request.folder) last.requests.push(request);
    else folders.push({ name: request.folder, requests: [request] });
  }
  return folders;
}
