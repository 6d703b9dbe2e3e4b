import type { components } from '../../../generated/api-types';
import { filterCondition } from '../db/conditions';
import { bigInteger, flag, integerOrNull, rowReader, text, textOrNull, time, timeOrNull } from '../db/rows';
import { readPage } from '../db/sql';
import type { FieldErrors } from '../domain/errors';
import { filterReasons, NO_FILTER, parseFilter } from '../domain/filter';
import { fill } from '../domain/text';
import type { Endpoint, Wire } from '../http/contract';
import { json, notFound } from '../http/errors';

type SubmissionItem = Wire<components['schemas']['SubmissionListItem']>;

const formNotFound = notFound('Form not found');

const OWN_FORM = 'SELECT f.id FROM forms f WHERE f.id = ? AND f.tenant_id = ? AND f.deleted_at IS NULL';

/** Sorts partial submissions before complete ones of the same time. An index has this order. */
const NEWEST_FIRST = 's.created_at DESC, COALESCE(s.completed_at, 9223372036854775807) DESC, s.id DESC';

const toItem = rowReader<SubmissionItem>({
  id: bigInteger,
  isComplete: flag,
  // The list omits the answers.
  jsonData: () => ({}),
  formId: bigInteger,
  formDefinitionId: bigInteger,
  currentPage: integerOrNull,
  metadata: textOrNull,
  completedAt: timeOrNull,
  createdAt: time,
  status: text,
});

/** Messages of filters, with a placeholder for the text. */
const filterTexts = Object.fromEntries(
  Object.entries(filterReasons).map(([name, reason]) => [name, NO_FILTER.replace('{reason}', () => reason)]),
);

export const listSubmissions: Endpoint<'listSubmissions'> = {
  errorResponses: { exists: formNotFound },
  checked: { name: 'filter', place: 'query', texts: filterTexts },
  check({ query }) {
    const errors: FieldErrors = {};
    for (const [index, sent] of query.filter.entries()) {
      const filter = parseFilter(sent);
      if (typeof filter === 'string')
        errors[`filter[${index}]`] = [fill(NO_FILTER, { value: sent, reason: filter })];
    }
    return errors;
  },
  async handle({ database }, { path, query, tenantId }) {
    // Already checked: each is a filter.
    const filters = query.filter.map(parseFilter).filter((filter) => typeof filter !== 'string');
    const own = [path.formId, tenantId];
    const { sql, values } = filterCondition(filters);
    const list = {
      sql: `SELECT s.id, s.is_complete, s.form_id, s.form_definition_id, s.current_page, s.metadata,
          s.completed_at, s.created_at, s.status
        FROM submissions s WHERE s.form_id = (${OWN_FORM})${sql} ORDER BY ${NEWEST_FIRST}`,
      values: [...own, ...values],
    };
    const items = await readPage(database, query, list, toItem);
    // Rows prove that the form exists; without any, check it.
    const isProven = items.length > 0 || (await database.query(OWN_FORM, own)).length > 0;
    return isProven ? json(200, items) : formNotFound;
  },
};
