import { type RecordedResponse, recordedResponse } from '@/lib/server/differences/records';
import type { Call } from './kinds';
import { asStored, type FormEntry, type Memory, type Resource } from './memory';
import { submissionOf } from './state';

type Body = Record<string, unknown>;

const recordedBody = ({ responseBody }: RecordedResponse): Body =>
  (Array.isArray(responseBody) ? responseBody[0] : responseBody) as Body;

/** A recorded resource with the values of this run in place of the recorded ones. */
function like(record: RecordedResponse, values: Body): Resource {
  const recorded = recordedBody(record);
  const known = Object.fromEntries(Object.entries(values).filter(([name]) => name in recorded));
  return { ...recorded, ...known } as Resource;
}

/** Properties that a request sets, null ones left out. */
const given = ({ body }: Call): Body =>
  Object.fromEntries(Object.entries((body ?? {}) as Body).filter(([, value]) => value !== null));

/** Query properties count where the body has none. */
const filled = (call: Call): Body => {
  const query = Object.fromEntries(
    [...call.query].map(([name, value]) => [name, value === 'true' ? true : value]),
  );
  return { ...query, ...given(call) };
};

const read = (resource: Resource): Resource =>
  Object.fromEntries(
    Object.entries(resource).map(([name, value]) => [name, name.endsWith('At') ? asStored(value) : value]),
  ) as Resource;

function page<T>(items: T[], { query }: Call): T[] {
  const size = Number(query.get('pageSize') ?? 10);
  const first = (Number(query.get('page') ?? 1) - 1) * size;
  return items.slice(first, first + size);
}

function newDefinition(entry: FormEntry, values: Body, memory: Memory): Resource {
  const body = {
    formId: entry.form.id,
    createdAt: memory.now(),
    modifiedAt: null,
    isDraft: false,
    ...values,
  };
  const definition = like(recordedResponse(275), { ...body, id: memory.newId() });
  entry.definitions.push(definition);
  entry.active = definition;
  return definition;
}

function complete(submission: Resource, memory: Memory): void {
  if (submission.isComplete === true && submission.completedAt === null)
    submission.completedAt = memory.now();
}

/** What is done and answered after a call succeeded, by operation. The record gives properties and kinds of the response. */
type Effect = (target: {
  entry: FormEntry;
  call: Call;
  record: RecordedResponse;
  memory: Memory;
  ids: string[];
}) => unknown;

const changeDefinition: Effect = ({ entry, call, memory, ids }) => {
  const definition = entry.definitions.find(({ id }) => id === ids[1]) ?? entry.active;
  return Object.assign(definition, given(call), { modifiedAt: memory.now() });
};

const changeSubmission: Effect = ({ entry, call, memory, ids }) => {
  const submission =
    submissionOf(entry, ids[1]) ??
    entry.submissions.find(({ token }) => token === ids[1]) ??
    ({ id: '' } as Resource);
  const wasComplete = submission.isComplete;
  const isReset = call.method === 'PUT';
  Object.assign(submission, isReset ? { currentPage: 1, metadata: null } : {}, given(call), {
    modifiedAt: memory.now(),
  });
  submission.isComplete = wasComplete === true || submission.isComplete === true;
  complete(submission, memory);
  return submission;
};

const readSubmission: Effect = ({ entry, ids, record }) => {
  const submission = submissionOf(entry, ids[1]) ?? entry.submissions.find(({ token }) => token === ids[1]);
  const definition = entry.definitions.find(({ id }) => id === submission?.formDefinitionId);
  const nested = definition && {
    ...read(definition),
    formId: null,
    customQuestions: null,
    requiresReCaptcha: null,
  };
  return like(record, { ...(submission && read(submission)), ...(nested && { formDefinition: nested }) });
};

const changeForm: Effect = ({ entry, call, memory }) => {
  const isReset = call.method === 'PUT';
  const { name, description, isEnabled, themeId } = filled(call);
  const values = { name, description, isEnabled, themeId };
  const sent = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return Object.assign(entry.form, isReset ? { description: null } : {}, sent, { modifiedAt: memory.now() });
};

/** Operations below a form that exists. */
export const formEffects: Readonly<Record<string, Effect>> = {
  getForm: ({ entry }) => ({ ...read(entry.form), submissionsCount: null }),
  updateForm: changeForm,
  replaceForm: changeForm,
  deleteForm: ({ entry, memory }) => {
    memory.forms.delete(entry.form.id);
    return entry.form.id;
  },
  createFormDefinition: ({ entry, call, memory }) => newDefinition(entry, given(call), memory),
  listFormDefinitions: ({ entry, call }) => page(entry.definitions.map(read), call),
  getActiveFormDefinition: ({ entry }) =>
    like(recordedResponse(276), { ...read(entry.active), customQuestions: [], requiresReCaptcha: false }),
  getFormDefinition: ({ entry, ids }) =>
    read(entry.definitions.find(({ id }) => id === ids[1]) ?? entry.active),
  updateFormDefinition: changeDefinition,
  replaceFormDefinition: changeDefinition,
  replaceActiveFormDefinition: changeDefinition,
  updateActiveFormDefinition: (target) => {
    const { entry, call, memory } = target;
    const { jsonData, ...others } = given(call);
    const isUsed = entry.submissions.some(({ formDefinitionId }) => formDefinitionId === entry.active.id);
    if (!isUsed || jsonData === entry.active.jsonData) return changeDefinition(target);
    const previous = read(entry.active);
    const content = jsonData ?? recordedBody(recordedResponse(252)).jsonData;
    newDefinition(entry, { ...others, jsonData: content }, memory);
    return previous;
  },
  createSubmission: ({ entry, call, record, memory }) => {
    const id = memory.newId();
    const token = BigInt(id).toString(16).toUpperCase().padStart(64, 'A');
    const made = { id, token, formId: entry.form.id, formDefinitionId: entry.active.id, completedAt: null };
    const submission = like(record, {
      ...recordedBody(record),
      ...filled(call),
      ...made,
      createdAt: memory.now(),
      status: 'new',
    });
    complete(submission, memory);
    entry.submissions.unshift(submission);
    return submission;
  },
  listSubmissions: ({ entry, call }) => {
    const wanted = call.query.getAll('filter').find((filter) => /^isComplete:/i.test(filter));
    const isComplete = wanted === undefined ? undefined : /true$/i.test(wanted);
    const found = entry.submissions.filter(
      (one) => isComplete === undefined || one.isComplete === isComplete,
    );
    return page(
      found.map((one) => like(recordedResponse(385), { ...read(one), jsonData: {} })),
      call,
    );
  },
  getSubmission: readSubmission,
  getSubmissionByToken: readSubmission,
  updateSubmission: changeSubmission,
  replaceSubmission: changeSubmission,
  updateSubmissionByToken: changeSubmission,
  setSubmissionStatus: ({ entry, call, ids }) => {
    const submission = submissionOf(entry, ids[1]);
    const status = String(given(call).status).toLowerCase();
    if (submission) submission.status = status;
    return { submissionId: ids[1], status };
  },
};

/** Operations that stand by themselves. */
export const otherEffects: Readonly<
  Record<string, (call: Call, record: RecordedResponse, memory: Memory, id: string) => unknown>
> = {
  getUserInfo: ({ headers }, { responseBody }, { tokens, conditions: { claims } }) =>
    claims && tokens.has(headers.authorization?.slice('Bearer '.length) ?? '') ? { claims } : responseBody,
  login: ({ body }, record, memory) => ({
    ...recordedBody(record),
    email: (body as Body).email,
    accessToken: memory.newToken(),
    refreshToken: memory.newRefreshToken(),
  }),
  refreshToken: (_call, _record, memory) => ({
    accessToken: memory.newToken(),
    refreshToken: memory.newRefreshToken(),
  }),
  createForm: (call, record, memory) => {
    const { formDefinitionJsonData, ...values } = given(call);
    const createdAt = memory.now();
    const made = { id: memory.newId(), createdAt, modifiedAt: createdAt };
    const form = like(record, {
      ...recordedBody(record),
      description: null,
      themeId: null,
      ...values,
      ...made,
    });
    const entry: FormEntry = { form, active: form, definitions: [], submissions: [] };
    newDefinition(entry, { isDraft: true, jsonData: formDefinitionJsonData }, memory);
    memory.forms.set(form.id, entry);
    return form;
  },
  listForms: (call, _record, memory) =>
    page(
      [...memory.forms.values()]
        .reverse()
        .filter(({ active }) => active.isDraft !== true)
        .map(({ form, submissions }) => ({ ...read(form), submissionsCount: submissions.length })),
      call,
    ),
  createFormTemplate: (call, record, memory) => {
    const made = { id: memory.newId(), createdAt: memory.now(), modifiedAt: null };
    const template = like(record, { ...recordedBody(record), description: null, ...given(call), ...made });
    memory.templates.set(template.id, template);
    return template;
  },
  listFormTemplates: (call, _record, memory) =>
    page(
      [...memory.templates.values()].reverse().map(({ jsonData: _, ...item }) => read(item as Resource)),
      call,
    ),
  getFormTemplate: (_call, _record, memory, id) => read(memory.templates.get(id) as Resource),
  updateFormTemplate: (call, _record, memory, id) =>
    Object.assign(memory.templates.get(id) as Resource, given(call), { modifiedAt: memory.now() }),
  deleteFormTemplate: (_call, _record, memory, id) => {
    memory.templates.delete(id);
    return id;
  },
};
