import { callOf } from '@/client/api/match-call';
import type { ApiOperation } from '@/lib/contract/operations';
import { getOperation } from '@/lib/contract/operations';
import { type RecordedResponse, recordedResponse } from '@/lib/server/differences/records';
import { type CrossOrigin, isAsContract, isAsRecorded, type LiveResponse, type Verdict } from './compare';
import type { Probe } from './probes';
import { RECORDED_ORIGIN, type Settings } from './settings';

export interface Outcome {
  record: RecordedResponse;
  note: string;
  verdict: Verdict;
  path: string;
  response: LiveResponse | { failure: string };
}

/** Records were made with several forms and accounts; the check has one of each. */
const ALIASES: Readonly<Record<string, string>> = {
  formId2: 'formId',
  formP: 'formId',
  formQ: 'formId',
  deletedFormId: 'formId',
  deletedDefinitionId: 'definitionId',
  deletedSubmissionId: 'submissionId',
  fileSubmissionId: 'submissionId',
  userToken: 'accessToken',
};

const UNKNOWN_ID = '999999999999999999';

/** Answers of the server, one after another, and the ids they gave. */
export interface Session {
  /** Values that stand for `{name}` in requests. */
  values: Record<string, string>;
  crossOrigin: CrossOrigin;
  ask(probe: Probe): Promise<Outcome>;
  send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<LiveResponse>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The operation of the contract that a record asks for; undefined for calls next to it. */
export function operationOf(record: RecordedResponse): ApiOperation | undefined {
  const path = record.path.replace(/\{\w+\}/g, '1').replace(/\/$/, '');
  const call = callOf(record.method, path.replace(/\?.*$/, '').toLowerCase());
  return call ? getOperation(call.operationId) : undefined;
}

/** Opens a session with a server; nothing is sent yet. */
export function openSession({ base, timeout, credentials, origin }: Settings): Session {
  const crossOrigin: CrossOrigin = { origin, isAllowed: false };
  const values: Record<string, string> = { noSuchId: UNKNOWN_ID };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[ALIASES[name] ?? name] ?? UNKNOWN_ID);

  async function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<LiveResponse> {
    const signal = AbortSignal.timeout(timeout);
    const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
    const init = { method, headers, signal, redirect: 'manual', ...(bytes && { body: bytes }) } as const;
    const response = await fetch(base + path, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text,
      body: parse(text),
    };
  }

  function bodyOf(record: RecordedResponse, { withPassword }: Probe): string | undefined {
    if (record.body === undefined || record.method === 'GET') return undefined;
    if (typeof record.body === 'string') return record.body;
    if (!withPassword) return fill(JSON.stringify(record.body));
    return JSON.stringify({ ...(record.body as object), email: credentials?.email });
  }

  return {
    values,
    crossOrigin,
    send,
    async ask(probe) {
      const record = recordedResponse(probe.record);
      const note = probe.note ?? record.note;
      const path = fill(record.path);
      const headers = Object.fromEntries(
        Object.entries(record.requestHeaders ?? {}).map(([name, value]) => [
          name,
          value === RECORDED_ORIGIN ? origin : fill(value),
        ]),
      );
      try {
        const response = await send(record.method, path, headers, bodyOf(record, probe));
        for (const [name, property] of Object.entries(probe.save ?? {})) {
          const value = (response.body as Record<string, unknown> | undefined)?.[property];
          if (value !== undefined) values[name] = String(value);
        }
        const recorded = isAsRecorded(response, record, probe, crossOrigin);
        const contract = isAsContract(response, record, probe, operationOf(record), crossOrigin);
        const verdict = recorded ? (contract ? 'both' : 'recorded') : contract ? 'contract' : 'neither';
        return { record, note, verdict, path, response };
      } catch (error) {
        return { record, note, verdict: 'neither', path, response: { failure: failureText(error, timeout) } };
      }
    },
  };
}

/** Why a request got no response, in a sentence. */
export function failureText(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no response within ${timeout / 1000} seconds; --timeout allows more`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ECONNREFUSED') return 'nothing listens at this address';
  if (code === 'ENOTFOUND') return 'the host name is unknown';
  if (/CERT|SELF_SIGNED/.test(code))
    return 'its certificate is not trusted; set NODE_EXTRA_CA_CERTS to the certificate of its issuer';
  if (code) return code;
  const reason = cause instanceof Error ? cause : error;
  return reason instanceof Error ? reason.message : String(reason);
}
