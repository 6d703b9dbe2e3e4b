import type { Json } from '@/lib/contract/types';
import type { RecordedResponse } from '@/lib/server/differences/records';
import { recordedConditions } from './conditions';
import type { Call } from './kinds';
import type { FormEntry, Memory, Resource } from './memory';

/** Account that the recorded server had. */
const RECORDED = recordedConditions.administrator;

const CODES = ['new', 'read', 'approved', 'declined'];
const EXAMPLE = 'nobody@example.com';

/** A submission of a form by its id. */
export const submissionOf = (entry: FormEntry | undefined, id: string | undefined): Resource | undefined =>
  entry?.submissions.find((one) => one.id === id);

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const isJson = (text: unknown): boolean => parsed(text) !== undefined;

const isJsonObject = (text: unknown): boolean => {
  const value = parsed(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
};

/** Kind of the value of a path parameter, given what is stored. */
export function parameterKind(
  name: string,
  text: string,
  parent: FormEntry | undefined,
  call: Call,
  memory: Memory,
): string {
  if (text.trim() === '') return 'blank';
  if (name === '{submissionToken}') {
    const found = parent?.submissions.find(({ token }) => token === text);
    const elsewhere = [...memory.forms.values()].some(({ submissions }) =>
      submissions.some(({ token, isComplete }) => token === text && isComplete !== true),
    );
    // Under another form that exists it is not found; of a form that does not exist, only the form is missing.
    if (!found && elsewhere) return parent ? 'unknown' : 'known';
    if (!found) return 'unreadable';
    return found.isComplete === true ? 'used' : 'known';
  }
  if (!/^\s*[+-]?\d+\s*$/.test(text)) return 'unreadable';
  const number = BigInt(text.trim());
  if (number > 2n ** 63n - 1n) return 'unreadable';
  if (number <= 0n) return 'low';
  const id = String(number);
  if (name === '{formId}') return memory.forms.has(id) ? 'known' : 'unknown';
  if (name === '{formTemplateId}') return memory.templates.has(id) ? 'known' : 'unknown';
  if (name === '{definitionId}')
    return parent?.definitions.some((one) => one.id === id) ? 'known' : 'unknown';
  const submission = submissionOf(parent, id);
  if (!submission) return 'unknown';
  return call.segments.at(-1)?.toLowerCase() === 'status' && !isJsonObject(submission.jsonData)
    ? 'no json'
    : 'known';
}

/** A body as the records would have it: values that only this run knows become those of the recorded one. */
export function asRecorded(op: string, body: Json | undefined, memory: Memory): Json | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { email, password, refreshToken, status, currentPassword } = body;
  const { administrator } = memory.conditions;
  const isAdministrator = String(email).toLowerCase() === administrator.email;
  const changed: { [name: string]: Json } = { ...body };
  if (op === 'login' && typeof email === 'string' && /^[^@]+@[^@]+$/.test(email) && !isAdministrator)
    changed.email = EXAMPLE;
  if (op === 'login' && isAdministrator && typeof password === 'string' && password.trim() !== '')
    changed.password = password === administrator.password ? RECORDED.password : 'not-the-password';
  if (op === 'login' && isAdministrator && administrator.email !== RECORDED.email)
    changed.email = RECORDED.email;
  if (op === 'refreshToken' && typeof refreshToken === 'string' && refreshToken !== '')
    changed.refreshToken = refreshToken === memory.refreshToken ? '{refreshToken}' : '0'.repeat(32);
  if (
    op === 'setSubmissionStatus' &&
    typeof status === 'string' &&
    status.trim() !== '' &&
    status.length <= 16
  )
    changed.status = CODES.includes(status.toLowerCase()) ? status : 'archived';
  if (op === 'changePassword' && typeof currentPassword === 'string' && currentPassword !== '') {
    const isRight = currentPassword === administrator.password;
    changed.currentPassword = isRight ? 'Passw0rd!' : 'wrong';
    if (body.newPassword === administrator.password) changed.newPassword = 'Passw0rd!';
    if (body.confirmPassword === administrator.password) changed.confirmPassword = 'Passw0rd!';
  }
  return changed;
}

const hasPages = (text: unknown): boolean =>
  Array.isArray((parsed(text) as { pages?: unknown } | null)?.pages);

/** Whether an export succeeds: it reads every definition, and the submissions of a form that has questions. */
const isExportable = ({ definitions = [], submissions = [] }: Partial<FormEntry> = {}): boolean =>
  definitions.every(({ jsonData }) => isJson(jsonData)) &&
  (submissions.every(({ jsonData }) => isJson(jsonData)) ||
    !definitions.some(({ jsonData }) => hasPages(jsonData)));

/** Whether the state of the server rules a record out. */
export function isExcluded(
  op: string,
  record: RecordedResponse,
  call: Call,
  entry: FormEntry | undefined,
): boolean {
  const { note } = record;
  if (op === 'refreshToken') return /used refresh|another user|does not exist/.test(note);
  if (op === 'login') return /unverified|old password|reset password|self-registered/.test(note);
  if (op === 'register') return /same address/.test(note);
  if (op === 'exportSubmissions') return isExportable(entry) ? record.status === 500 : record.status === 200;
  if (op === 'logout') return /does not exist/.test(note);
  if (op !== 'updateActiveFormDefinition' || !entry) return false;
  const hasSubmissions = /with (a submission|submissions)/.test(note);
  const wasEmpty = /no submissions|empty object$|jsonData empty/.test(note) && !hasSubmissions;
  const { length } = entry.submissions.filter(({ formDefinitionId }) => formDefinitionId === entry.active.id);
  if (length > 0 ? wasEmpty : hasSubmissions) return true;
  const sent = (call.body as { jsonData?: unknown } | undefined)?.jsonData;
  const isSame = sent === entry.active.jsonData;
  return hasSubmissions && sent !== undefined && (isSame ? /changed/.test(note) : /same jsonData/.test(note));
}
