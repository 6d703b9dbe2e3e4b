import type { OperationId } from '../../generated/operations';
import { exactText } from '../../lib/api/json';
import type { Queryable, Row, Services } from '../domain/ports';
import type { Endpoints } from '../http/contract';
import type { PlainResponse } from '../http/errors';
import type { WebhookMessage } from './message';
import { formPayload, formRow, submissionPayload, submissionRow } from './rows';

type Call = { path: Record<string, string> };
type Handle = (services: Services, call: Call) => Promise<PlainResponse>;
type FormAction = 'created' | 'updated' | 'deleted';

/** What an operation does to a form, for those that cause messages. */
const formActions: Partial<Record<OperationId, FormAction>> = {
  createForm: 'created',
  updateForm: 'updated',
  replaceForm: 'updated',
  deleteForm: 'deleted',
};

/** Operations that can complete a submission. */
const completing: readonly OperationId[] = [
  'createSubmission',
  'updateSubmission',
  'replaceSubmission',
  'updateSubmissionByToken',
];

const idIn = ({ body }: PlainResponse): string =>
  typeof body === 'string' ? body : String((body as { id?: unknown }).id);

const isTrue = (row: Row | undefined, column: string): boolean => Number(row?.[column] ?? 0) === 1;

type Details = Omit<WebhookMessage, 'id' | 'body'> & { payload: object };

function watchForm(action: FormAction) {
  return {
    before: async (database: Queryable, { formId }: Call['path']) =>
      formId === undefined ? undefined : formRow(database, formId),
    async after(database: Queryable, response: PlainResponse, before: Row | undefined): Promise<Details[]> {
      const row = await formRow(database, idIn(response));
      if (!row) return [];
      const details = { entity: 'Form', action, payload: formPayload(row) } as const;
      const isSwitched = action === 'updated' && isTrue(before, 'is_enabled') !== isTrue(row, 'is_enabled');
      return [
        { ...details, eventName: `form_${action}` },
        ...(isSwitched ? [{ ...details, eventName: 'form_enabled_state_changed' }] : []),
      ];
    },
  };
}

const watchSubmission = {
  async before(database: Queryable, { submissionId, submissionToken }: Call['path']) {
    if (submissionId !== undefined) return submissionRow(database, { id: submissionId });
    return submissionToken === undefined ? undefined : submissionRow(database, { token: submissionToken });
  },
  async after(database: Queryable, response: PlainResponse, before: Row | undefined): Promise<Details[]> {
    const row = await submissionRow(database, { id: idIn(response) });
    if (!row || isTrue(before, 'is_complete') || !isTrue(row, 'is_complete')) return [];
    const payload = submissionPayload(row);
    return [{ entity: 'Submission', action: 'updated', eventName: 'submission_completed', payload }];
  },
};

function watched(id: OperationId, handle: Handle, emit: (message: WebhookMessage) => void): Handle {
  const action = formActions[id];
  const watch = action ? watchForm(action) : completing.includes(id) ? watchSubmission : undefined;
  if (!watch) return handle;
  return async (services, call) => {
    const { database, ids } = services;
    const before = await watch.before(database, call.path);
    const response = await handle(services, call);
    if (response.status > 299) return response;
    for (const { payload, ...details } of await watch.after(database, response, before)) {
      const messageId = ids.next();
      const { eventName, action: kind } = details;
      const body = exactText({ id: BigInt(messageId), eventName, action: kind, payload });
      emit({ id: messageId, ...details, body });
    }
    return response;
  };
}

/**
 * The endpoints, each of which reports the webhook messages that it causes: those of forms, and that of a completed
 * submission.
 * @param emit receives each message once its change is stored, before the response is sent
 */
export function withWebhooks(endpoints: Endpoints, emit: (message: WebhookMessage) => void): Endpoints {
  // The contract types of call and response were checked where the endpoints were written.
  const plain = Object.entries(endpoints) as unknown as [OperationId, { handle: Handle }][];
  const all = plain.map(([id, endpoint]) => [
    id,
    { ...endpoint, handle: watched(id, endpoint.handle, emit) },
  ]);
  return Object.fromEntries(all) as Endpoints;
}
