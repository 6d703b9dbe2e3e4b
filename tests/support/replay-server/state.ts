import type { RecordedResponse } from '@/features/differences/records';
import type { Json } from '@/shared/contract/types';
import { type Conditions, recordedConditions } from './accounts';
import type { Data } from './data';
import { type Call, isObject } from './kinds';

/** Account of the recorded server. */
const RECORDED = recordedConditions.administrator;

type Body = Record<string, unknown>;

export function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const isJson = (text: unknown): boolean => parsed(text) !== undefined;

/** Normalizes a path segment like the server: IDs can have white space, a plus and leading zeros. */
export function plainSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  return /^\s*\+?\d+\s*$/.test(text) ? String(BigInt(text.trim().replace('+', ''))) : text;
}

/** Returns the kind of the last path parameter, given the stored data. */
export async function parameterKind(path: readonly string[], call: Call, data: Data): Promise<string> {
  const text = path.at(-1) ?? '';
  const found = () => data.ask('GET', path.map(encodeURIComponent).join('/'));
  if (text.trim() === '') return 'blank';
  if (path.at(-2) === 'by-token') {
    const formId = data.formOf.get(text);
    if (formId === undefined) return 'unreadable';
    // Below another existing form it isn't found; below a missing form, only the form is missing.
    if (formId !== path[3]) return (await data.ask('GET', path.slice(0, 4).join('/'))) ? 'unknown' : 'known';
    return (await found()) ? 'known' : 'used';
  }
  if (!/^[+-]?\d+$/.test(text.trim()) || BigInt(text.trim()) > 2n ** 63n - 1n) return 'unreadable';
  if (BigInt(text.trim()) <= 0n) return 'low';
  const resource = (await found()) as Body | undefined;
  if (!resource) return 'unknown';
  const isStatus = call.segments.at(-1) === 'status';
  return isStatus && 'jsonData' in resource && !isObject(parsed(resource.jsonData)) ? 'no json' : 'known';
}

/** Converts a body to recorded values, in place of those that exist only in this run. */
export function asRecorded(
  op: string,
  body: Json | undefined,
  { administrator }: Conditions,
  current: string,
): Json | undefined {
  if (!isObject(body)) return body;
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

const readList = async ({ ask }: Data, formId: string, name: string): Promise<Body[]> =>
  ((await ask('GET', `/api/forms/${formId}/${name}?pageSize=100`)) ?? []) as Body[];

const getActive = async ({ ask }: Data, formId: string) =>
  (await ask('GET', `/api/forms/${formId}/definition`)) as Body | undefined;

/** Returns whether the active definition of a form has submissions. */
export async function isInUse(formId: string, data: Data): Promise<boolean> {
  const active = await getActive(data, formId);
  const submissions = await readList(data, formId, 'submissions');
  return submissions.some(({ formDefinitionId }) => String(formDefinitionId) === active?.id);
}

/** Returns a function that rules out records of an operation by the state of the server. */
export async function findExclusion(
  op: string,
  { body }: Call,
  formId: string,
  data: Data,
): Promise<(record: RecordedResponse) => boolean> {
  if (op === 'exportSubmissions') {
    // Reads every definition, and the submissions of a form that has questions.
    const definitions = (await readList(data, formId, 'definitions')).map(({ jsonData }) => jsonData);
    const hasPages = definitions.some((text) => Array.isArray((parsed(text) as Body | null)?.pages));
    const read = hasPages
      ? (await readList(data, formId, 'submissions')).map(({ jsonData }) => jsonData)
      : [];
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
