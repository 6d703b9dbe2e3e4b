import { readFileSync } from 'node:fs';
import { parseRecords, type RecordedResponse } from '@/features/differences/records';
import { exactText, parseExact } from '@/shared/http/json';
import { type Data, shapeResponse, shapeValue } from './data';
import { type Caller, isObject } from './kinds';
import { type ApiResponse, getResponse } from './response';

type Body = Record<string, unknown>;

/** A call of a known operation. */
interface LaterCall {
  op: string;
  caller: Caller;
  url: URL;
  body: unknown;
}

const records = parseRecords(readFileSync(new URL('./release-0.7.3.jsonl', import.meta.url), 'utf8').trim());
const record = (op: string, isSuccess: boolean): RecordedResponse | undefined =>
  records.find((one) => one.op === op && one.status < 300 === isSuccess);

const readItems = (body: unknown): Body[] => (Array.isArray(body) ? body : []) as Body[];

/**
 * What release 0.7.3 does differently from the October source, in the calls of these docs: new forms are
 * private, lists are objects with the answers, `|` separates the values of a filter, `user-info` is gone,
 * and responses have the properties that were recorded.
 */
export class LaterRelease {
  private readonly privateForms = new Set<string>();

  constructor(private readonly data: Data) {}

  /** Responds to a call; `next` responds to the address of a call as the October source does. */
  async reply(call: LaterCall, next: (url: URL) => Promise<ApiResponse>): Promise<ApiResponse> {
    const { op, url, body } = call;
    const refusal = this.isRefused(call) ? record(op, false) : undefined;
    if (refusal) return getResponse(refusal);
    if (op === 'listForms' || op === 'listSubmissions') return this.list(op, url, next);
    const response = await next(url);
    if (response.status >= 300 || !/json/.test(response.headers['content-type'] ?? '')) return response;
    const value = parseExact(response.body);
    const id = isObject(value) ? String(value.id) : '';
    if (op === 'createForm') this.privateForms.add(id);
    if (op === 'updateForm' && isObject(body) && typeof body.isPublic === 'boolean')
      this.privateForms[body.isPublic ? 'delete' : 'add'](id);
    return { ...response, body: exactText(shapeResponse(record(op, true)?.responseBody, value)) };
  }

  private isRefused({ op, caller, url }: LaterCall): boolean {
    if (op === 'getUserInfo') return true;
    const isAnonymous = caller === 'none' && ['getActiveFormDefinition', 'createSubmission'].includes(op);
    return isAnonymous && this.privateForms.has(url.pathname.split('/')[3] ?? '');
  }

  /** Returns a page of a list. */
  private async list(op: string, url: URL, next: (url: URL) => Promise<ApiResponse>): Promise<ApiResponse> {
    const asked = new URL(url);
    const filters = url.searchParams.getAll('filter');
    asked.searchParams.delete('filter');
    for (const filter of filters) asked.searchParams.append('filter', filter.replaceAll('|', ','));
    const pageSize = Number(url.searchParams.get('pageSize') ?? 10);
    const first = await next(asked);
    if (first.status >= 300) return first;
    const whole = new URLSearchParams(asked.searchParams);
    whole.delete('page');
    whole.set('pageSize', '100');
    const totalRecords = readItems(await this.data.ask('GET', `${url.pathname}?${whole}`)).length;
    const totalPages = Math.max(1, Math.ceil(totalRecords / pageSize));
    const page = Number(url.searchParams.get('page') ?? 1);
    const recorded = record(op, true)?.responseBody as { items: unknown[] };
    const items = readItems(parseExact(first.body)).map((row) => shapeValue(recorded.items[0], row));
    const body = { page, pageSize, totalRecords, totalPages, items };
    return { ...first, body: exactText(body) };
  }
}
