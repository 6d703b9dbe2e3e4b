import 'client-only';
import type { AccountServer } from '@/features/try/client/sign-in';
import { allContract } from '@/shared/contract/all-operations';
import { findListOperation } from '@/shared/contract/variables';
import { parseExact } from '@/shared/http/json';
import { fillTemplate } from '@/shared/http/path-template';

export interface ExistingId {
  value: string;
  /** Shown to the reader. */
  label: string;
}

type Row = Readonly<Record<string, unknown>>;

const COUNT = 25;
/** Tokens are only in the details of a submission: one request each. */
const TOKEN_COUNT = 8;

class NoIdsError extends Error {
  override readonly name = 'NoIdsError';
}

async function get(server: AccountServer, path: string, token: string): Promise<unknown> {
  const response = await server.send(server.origin + path, { headers: { Authorization: `Bearer ${token}` } });
  if (response.status === 401 || response.status === 403)
    throw new NoIdsError('The server did not accept the token. Sign in again.');
  if (response.status === 404) throw new NoIdsError('This form doesn’t exist. Pick the form first.');
  if (!response.ok) throw new NoIdsError(`The server returned ${response.status}.`);
  // IDs in the list of submissions are numbers too large for a double.
  return parseExact(await response.text());
}

async function readList(server: AccountServer, path: string, token: string): Promise<Row[]> {
  const body = await get(server, `${path}?page=1&pageSize=${COUNT}`, token);
  return Array.isArray(body) ? body.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
}

const day = (row: Row) => String(row.createdAt ?? '').slice(0, 10);
const named = (row: Row) => `${row.name}${row.isEnabled === false ? ' (not enabled)' : ''}, ${day(row)}`;
const submission = (row: Row) => `${row.isComplete ? 'complete' : 'partial'}, ${row.status}, ${day(row)}`;

/** Labels of list entries, by parameter. */
const labels: Readonly<Record<string, (row: Row) => string>> = {
  formId: named,
  formTemplateId: named,
  themeId: named,
  definitionId: (row) => `${row.isDraft ? 'draft' : 'published'}, ${day(row)}`,
  submissionId: submission,
  submissionToken: submission,
};

/**
 * Lists the existing values of a path parameter, newest first.
 * @throws NoIdsError when they cannot be listed, and the error of the transport without a response
 */
export async function listExisting(
  parameter: string,
  server: AccountServer,
  token: string | undefined,
  formId: string,
): Promise<ExistingId[]> {
  const label = labels[parameter];
  const list = findListOperation(parameter);
  if (!label || !list) throw new NoIdsError(`${parameter} cannot be listed.`);
  const template = allContract.operation(list).path;
  if (!token) throw new NoIdsError('Sign in first. Only signed-in users can list what exists.');
  if (template.includes('{') && !/^\d+$/.test(formId)) throw new NoIdsError('Pick the form first.');
  const path = fillTemplate(template, () => formId);
  let rows = await readList(server, path, token);
  // The API lists the oldest first.
  if (parameter === 'definitionId') rows.reverse();
  if (parameter === 'submissionToken') {
    // Complete submissions have no token.
    const open = rows.filter((row) => row.isComplete === false).slice(0, TOKEN_COUNT);
    const details = open.map((row) => get(server, `${path}/${row.id}`, token) as Promise<Row>);
    rows = (await Promise.all(details)).filter((row) => typeof row.token === 'string');
  }
  return rows.map((row) => ({
    value: String(parameter === 'submissionToken' ? row.token : row.id),
    label: label(row),
  }));
}
