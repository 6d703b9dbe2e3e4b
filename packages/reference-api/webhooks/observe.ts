import type { OperationId } from '../../../generated/operations';
import { exactText } from '../../../shared/http/json';
import { bigInteger, flag, integerOrNull, rowReader, text, textOrNull, time, timeOrNull } from '../db/rows';
import { lockRows } from '../db/sql';
import type { Database, Queryable, Row } from '../domain/ports';
import { equalInConstantTime, TOKEN_PATTERN, TOKEN_PREFIX_LENGTH } from '../domain/secrets';
import type { PlainCall, PlainEndpoint, PlainEndpoints } from '../http/contract';
import type { PlainResponse } from '../http/errors';
import type { WebhookMessage } from './sender';

/** Reads the message body of a form. IDs are JSON integers, unlike those of the API. */
const formPayload = rowReader<object>({
  formId: (row: Row) => bigInteger(row, 'id'),
  tenantId: bigInteger,
  name: text,
  description: textOrNull,
  isEnabled: flag,
  activeDefinitionId: bigInteger,
  themeId: () => null,
  createdAt: time,
  modifiedAt: timeOrNull,
});

/** Reads the message body of a submission. Its creator isn't stored. */
const submissionPayload = rowReader<object>({
  submissionId: (row: Row) => bigInteger(row, 'id'),
  formId: bigInteger,
  formDefinitionId: bigInteger,
  tenantId: bigInteger,
  isComplete: flag,
  jsonData: text,
  currentPage: integerOrNull,
  metadata: textOrNull,
  submittedBy: () => null,
  status: text,
  createdAt: time,
  modifiedAt: timeOrNull,
  completedAt: timeOrNull,
});

type Path = PlainCall['path'];

/** Finds the row of a form, including a deleted one, and locks it. */
async function formRow(database: Database, { formId }: Path): Promise<Row | undefined> {
  if (formId === undefined) return undefined;
  return (await database.query(`SELECT * FROM forms WHERE id = ?${lockRows(database)}`, [formId]))[0];
}

/** Finds the row of a submission, by its ID or its token, and locks it. */
async function submissionRow(
  database: Database,
  { submissionId, submissionToken: token }: Path,
): Promise<Row | undefined> {
  const select = (column: string, value: string) =>
    database.query(`SELECT * FROM submissions WHERE ${column} = ?${lockRows(database)}`, [value]);
  if (submissionId !== undefined) return (await select('id', submissionId))[0];
  if (!token || !TOKEN_PATTERN.test(token)) return undefined;
  const rows = await select('token_prefix', token.slice(0, TOKEN_PREFIX_LENGTH));
  return rows.find((row) => equalInConstantTime(text(row, 'token'), token));
}

const idIn = ({ body }: PlainResponse): string =>
  typeof body === 'string' ? body : String((body as { id?: unknown }).id);

const isTrue = (row: Row | undefined, column: string): boolean => row !== undefined && flag(row, column);

type Details = Omit<WebhookMessage, 'id' | 'body'> & { payload: object };

function watchForm(action: WebhookMessage['action']) {
  return {
    before: formRow,
    async after(database: Database, response: PlainResponse, before: Row | undefined): Promise<Details[]> {
      const row = await formRow(database, { formId: idIn(response) });
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
  before: submissionRow,
  async after(database: Database, response: PlainResponse, before: Row | undefined): Promise<Details[]> {
    const row = await submissionRow(database, { submissionId: idIn(response) });
    if (!row || isTrue(before, 'is_complete') || !isTrue(row, 'is_complete')) return [];
    const payload = submissionPayload(row);
    return [{ entity: 'Submission', action: 'updated', eventName: 'submission_completed', payload }];
  },
};

/** What causes messages: the change of a form, and operations that can complete a submission. */
const watches: Partial<Record<OperationId, typeof watchSubmission>> = {
  createForm: watchForm('created'),
  updateForm: watchForm('updated'),
  replaceForm: watchForm('updated'),
  deleteForm: watchForm('deleted'),
  createSubmission: watchSubmission,
  updateSubmission: watchSubmission,
  replaceSubmission: watchSubmission,
  updateSubmissionByToken: watchSubmission,
};

/** Returns a database whose statements all belong to one transaction. */
const within = (database: Database, transaction: Queryable): Database => ({
  ...database,
  query: (sql, values) => transaction.query(sql, values),
  transaction: (work) => work(transaction),
});

function watched(
  endpoint: PlainEndpoint,
  watch: typeof watchSubmission,
  emit: (message: WebhookMessage) => void,
): PlainEndpoint {
  return {
    ...endpoint,
    async handle(services, call) {
      const messages: WebhookMessage[] = [];
      // In one transaction, so that of concurrent requests only the one that makes the change reports it.
      const response = await services.database.transaction(async (transaction) => {
        const database = within(services.database, transaction);
        const before = await watch.before(database, call.path);
        const made = await endpoint.handle({ ...services, database }, call);
        if (made.status > 299) return made;
        for (const { payload, ...details } of await watch.after(database, made, before)) {
          const messageId = services.ids.next();
          const { eventName, action } = details;
          const body = exactText({ id: BigInt(messageId), eventName, action, payload });
          messages.push({ id: messageId, ...details, body });
        }
        return made;
      });
      for (const message of messages) emit(message);
      return response;
    },
  };
}

/**
 * Wraps the endpoints to report webhook messages: of changed forms, and of a completed submission.
 * @param emit receives each message once its change is stored, before the response is sent
 */
export function withWebhooks(
  endpoints: PlainEndpoints,
  emit: (message: WebhookMessage) => void,
): PlainEndpoints {
  const entries = Object.entries<PlainEndpoint>(endpoints).map(([id, endpoint]) => {
    const watch = watches[id as OperationId];
    return [id, watch ? watched(endpoint, watch, emit) : endpoint];
  });
  return Object.fromEntries(entries) as PlainEndpoints;
}
