import type { RecordedResponse } from '@/features/differences/records';

/** A response of a replay server. */
export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Returns a recorded response, or one with another body. CORS headers depend on the server's conditions. */
export const getResponse = (record: RecordedResponse, body: unknown = record.responseBody): ApiResponse => ({
  status: record.status,
  headers: Object.fromEntries(
    Object.entries(record.responseHeaders ?? {}).filter(([name]) => !name.startsWith('access-control-')),
  ),
  body:
    body === ''
      ? ''
      : /json/.test(record.responseHeaders?.['content-type'] ?? '')
        ? JSON.stringify(body)
        : String(body),
});
