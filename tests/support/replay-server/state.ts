import type { RecordedResponse } from '@/features/differences/records';
import type { Json } from '@/shared/contract/types';
import { type Conditions, recordedConditions } from './accounts';
import type { Data } from './data';
import type { Call } from './kinds';

/** Account that the recorded server had. */
const RECORDED = recordedConditions.administrator;

type Body = Record<string, unknown>;

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

/** A path segment as the server reads it: ids may have blanks, a plus and zeros in front. */
export function plainSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  return /^\s*\+?\d+\s*$/.test(text) ? String(BigInt(text.trim().replace('+', ''))) : text;
}

/** Kind of the path parameter that ends a path, given what is stored. */
export async function parameterKind(path: readonly string[], call: Call, data: Data): Promise<string> {
  const text = path.at(-1) ?? '';
  const found = () => data.ask('GET', path.map(encodeURIComponent).join('/'));
  if (text.trim() === '') return 'blank';
  if (path.at(-2)?.toLowerCase() === 'by-token') {
    const formId = data.formOf.get(text);
    if (formId === undefined) return 'unreadable';
    // Under another form that exists it is not found; of a form that does not exist, only the form is missing.
    if (formId !== path[3]) return (await data.ask('GET', path.slice(0, 4).join('/'))) ? 'unknown' : 'known';
    return (await found()) ? 'known' : 'used';
  }
  if (!/^[+-]?\d+$/.test(text.trim()) || BigInt(text.trim()) > 2n ** 63n - 1n) return 'unreadable';
  if (BigInt(text.trim()) <= 0n) return 'low';
  const resource = (await found()) as Body | undefined;
  if (!resource) return 'unknown';
  const isStatus = call.segments.at(-1)?.toLowerCase() === 'status';
  return isStatus && 'jsonData' in resource && !isJsonObject(resource.jsonData) ? 'no json' : 'known';
}

/** A body as the records would have it: values that only this run knows become those of the recorded one. */
export function asRecorded(
  op: string,
  body: Json | undefined,
  { administrator }: Conditions,
  current: string,
): Json | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const said = (name: string) => {
    const value = body[name];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const changed: { [name: string]: Json } = { ...body };
  if (op === 'login') {
    const email = said('email');
    const isAdministrator = email?.toLowerCase() === administrator.email;
    if (email && !isAdministrator && /^[^@]+@[^@]+$/.test(email)) changed.email = 'nobody@example.com';
    if (isAdministrator && administrator.email !== RECORDED.email) changed.email = RECORDED.email;
    if (isAdministrator && said('password'))
      changed.password = body.password === administrator.password ? RECORDED.password : 'not-the-password';
  }
  if (op === 'refreshToken' && said('refreshToken'))
    changed.refreshToken = body.refreshToken === current ? '{refreshToken}' : '0'.repeat(32);
  if (op === 'changePassword')
    for (const [name, value] of Object.entries(body))
      if (value === administrator.password) changed[name] = 'Passw0rd!';
  return changed;
}

const getList = async ({ ask }: Data, formId: string, name: string): Promise<Body[]> =>
  ((await ask('GET', `/api/forms/${formId}/${name}?pageSize=100`)) ?? []) as Body[];

const getActive = async ({ ask }: Data, formId: string) =>
  (await ask('GET', `/api/forms/${formId}/definition`)) as Body | undefined;

/** Whether there are submissions to the active definition of a form. */
export async function isInUse(formId: string, data: Data): Promise<boolean> {
  const active = await getActive(data, formId);
  const submissions = await getList(data, formId, 'submissions');
  return submissions.some(({ formDefinitionId }) => String(formDefinitionId) === active?.id);
}

/** What the state of the server rules out among the records of an operation. */
export async function exclusion(
  op: string,
  { body }: Call,
  formId: string,
  data: Data,
): Promise<(record: RecordedResponse) => boolean> {
  if (op === 'exportSubmissions') {
    // It reads every definition, and the submissions of a form that has questions.
    const definitions = (await getList(data, formId, 'definitions')).map(({ jsonData }) => jsonData);
    const hasPages = definitions.some((text) => Array.isArray((parsed(text) as Body | null)?.pages));
    const read = hasPages ? (await getList(data, formId, 'submissions')).map(({ jsonData }) => jsonData) : [];
    const isExportable = [...definitions, ...read].every(isJson);
    return ({ status }) => status === (isExportable ? 500 : 200);
  }
  if (op === 'refreshToken')
    return ({ note }) => /used refresh|another user|does not exist|bearer/.test(note);
  const active = await getActive(data, formId);
  if (op !== 'updateActiveFormDefinition' || !active) return () => false;
  const isUsed = await isInUse(formId, data);
  const sent = (body as Body | undefined)?.jsonData;
  const others = sent === active.jsonData ? /changed/ : /same jsonData/;
  return ({ note }) => {
    const hasSubmissions = /with (a submission|submissions)/.test(note);
    const wasEmpty = /no submissions|empty object$|jsonData empty/.test(note) && !hasSubmissions;
    if (isUsed ? wasEmpty : hasSubmissions) return true;
    return hasSubmissions && sent !== undefined && others.test(note);
  };
}
