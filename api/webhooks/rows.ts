import { bigInteger, flag, integerOrNull, text, textOrNull, time, timeOrNull } from '../db/rows';
import type { Queryable, Row } from '../domain/ports';
import { equalInConstantTime, TOKEN_PREFIX_LENGTH } from '../domain/secrets';

/** What the message about a form says of it. Identifiers are JSON integers, unlike those of the API. */
export function formPayload(row: Row) {
  return {
    formId: bigInteger(row, 'id'),
    tenantId: bigInteger(row, 'tenant_id'),
    name: text(row, 'name'),
    description: textOrNull(row, 'description'),
    isEnabled: flag(row, 'is_enabled'),
    activeDefinitionId: bigInteger(row, 'active_definition_id'),
    themeId: null,
    createdAt: time(row, 'created_at'),
    modifiedAt: timeOrNull(row, 'modified_at'),
  };
}

/** What the message about a submission says of it. Who created it isn't stored. */
export function submissionPayload(row: Row) {
  return {
    submissionId: bigInteger(row, 'id'),
    formId: bigInteger(row, 'form_id'),
    formDefinitionId: bigInteger(row, 'form_definition_id'),
    tenantId: bigInteger(row, 'tenant_id'),
    isComplete: flag(row, 'is_complete'),
    jsonData: text(row, 'json_data'),
    currentPage: integerOrNull(row, 'current_page'),
    metadata: textOrNull(row, 'metadata'),
    submittedBy: null,
    status: text(row, 'status'),
    createdAt: time(row, 'created_at'),
    modifiedAt: timeOrNull(row, 'modified_at'),
    completedAt: timeOrNull(row, 'completed_at'),
  };
}

/** The row of a form, a deleted one too. */
export async function formRow(database: Queryable, formId: string): Promise<Row | undefined> {
  return (await database.query('SELECT * FROM forms WHERE id = ?', [formId]))[0];
}

/** The row of a submission, by its identifier or its token. */
export async function submissionRow(
  database: Queryable,
  key: { id: string } | { token: string },
): Promise<Row | undefined> {
  if ('id' in key) return (await database.query('SELECT * FROM submissions WHERE id = ?', [key.id]))[0];
  const prefix = key.token.slice(0, TOKEN_PREFIX_LENGTH);
  const rows = await database.query('SELECT * FROM submissions WHERE token_prefix = ?', [prefix]);
  return rows.find((row) => equalInConstantTime(text(row, 'token'), key.token));
}
