import type { Json } from '@/lib/contract/types';
import type { RecordedResponse } from '@/lib/server/differences/records';
import type { LiveResponse, Verdict } from './compare';
import type { Report } from './run';
import type { Outcome } from './session';

const words: Record<Verdict, string> = {
  both: 'as both',
  contract: 'as the contract',
  recorded: 'as recorded',
  neither: 'NEITHER',
};

const isFailure = (response: Outcome['response']): response is { failure: string } => 'failure' in response;

/** Bodies and addresses carry tokens; the terminal and files must not. */
const redacted = (text: string): string =>
  text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '{accessToken}')
    .replace(/("refreshToken"\s*:\s*)"[^"]*"/g, '$1"{refreshToken}"')
    .replace(/("token"\s*:\s*)"[^"]{32,}"/g, '$1"{submissionToken}"');

function responseText(response: Outcome['response']): string {
  if (isFailure(response)) return response.failure;
  const type = response.headers['content-type']?.split(';')[0] ?? 'no media type';
  const body = response.text === '' ? 'no body' : redacted(response.text.replace(/\s+/g, ' ')).slice(0, 300);
  return `${response.status}, ${type}, ${body}`;
}

/** A line of the table; a response that is neither is shown, and what was expected. */
export function line({ record, note, verdict, response }: Outcome): string {
  const head = `${words[verdict].padEnd(16)} ${record.op.padEnd(28)} ${note} (#${record.n})`;
  if (verdict !== 'neither') return head;
  return `${head}\n    received  ${responseText(response)}\n    recorded  ${record.status}, ${record.responseHeaders?.['content-type'] ?? 'no media type'}, ${JSON.stringify(record.responseBody).slice(0, 300)}`;
}

/** How often each verdict came. */
export function countsOf({ outcomes }: Report): Record<Verdict, number> {
  const counts = { both: 0, contract: 0, recorded: 0, neither: 0 };
  for (const { verdict } of outcomes) counts[verdict] += 1;
  return counts;
}

/** What the check says nothing about: headers, and known differences by the reason. */
function leftOut({ notRequested, notChecked }: Report): string[] {
  const byReason = new Map<string, string[]>();
  for (const { id, why } of notRequested) byReason.set(why, [...(byReason.get(why) ?? []), id]);
  return [
    ...notChecked,
    ...[...byReason].map(
      ([why, ids]) =>
        `${ids.length} known difference${ids.length === 1 ? '' : 's'} (${ids.join(', ')}). ${why}`,
    ),
  ];
}

/** Last lines of the table; the counts are at its end, where the reader is. */
export function summary(report: Report): string {
  const { both, contract, recorded, neither } = countsOf(report);
  const rest = leftOut(report);
  return [
    ...(rest.length > 0 ? [...rest.map((text) => `Not checked: ${text}`), ''] : []),
    `${report.outcomes.length} requests to ${report.base}: ${both} as both, ${contract} as the contract alone, ${recorded} as recorded alone, ${neither} neither.`,
  ].join('\n');
}

/** The outcome for machines. */
export const asJson = (report: Report): string =>
  JSON.stringify(
    {
      base: report.base,
      counts: countsOf(report),
      outcomes: report.outcomes.map(({ record, note, verdict, path, response }) => ({
        record: record.n,
        operation: record.op,
        note,
        method: record.method,
        path,
        verdict,
        ...(isFailure(response)
          ? response
          : {
              status: response.status,
              mediaType: response.headers['content-type'] ?? null,
              body: redacted(response.text),
            }),
      })),
      notRequested: report.notRequested,
      notChecked: report.notChecked,
    },
    null,
    2,
  );

const KEPT =
  /^(content-type|allow|location|www-authenticate|cache-control|content-disposition|access-control-|x-)/;

function recordOf({ record, note }: Outcome, response: LiveResponse, n: number): RecordedResponse {
  const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => KEPT.test(name)));
  const text = redacted(response.text);
  const isJson = /json/.test(headers['content-type'] ?? '');
  const { op, method, path, requestHeaders, body } = record;
  return {
    n,
    op,
    note,
    method,
    path,
    ...(requestHeaders && { requestHeaders }),
    ...(body !== undefined && { body }),
    status: response.status,
    ...(Object.keys(headers).length > 0 && { responseHeaders: headers }),
    // A 500 of a server in Development shows the request with its token.
    responseBody:
      response.status >= 500 && !isJson
        ? text.slice(0, 80).replace(/\s+/g, ' ')
        : isJson
          ? (JSON.parse(text) as Json)
          : text,
  };
}

/** Returns the responses as records, one a line; skips requests without a response. */
export function asRecords({ outcomes }: Report): string {
  const rows = outcomes.flatMap((outcome) =>
    isFailure(outcome.response) ? [] : [{ outcome, response: outcome.response }],
  );
  return rows
    .map(({ outcome, response }, index) => `${JSON.stringify(recordOf(outcome, response, index + 1))}\n`)
    .join('');
}
