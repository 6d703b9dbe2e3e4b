import { afterAll, describe, expect, it } from 'vitest';
import { operationPage } from '@/features/reference/build/operation';
import type { ErrorResponse } from '@/generated/error-responses';
import { type OperationId, operations } from '@/generated/operations';
import { getOperation } from '@/shared/contract/operations';
import { getErrorResponses } from '../http/error-responses';
import { endpoints } from '../routes/endpoints';
import { cases } from './support/cases';
import { pattern } from './support/contract-check';
import { provoke, testState } from './support/provocations';
import { startTestApi } from './support/test-api';

const ids = Object.keys(operations) as OperationId[];
const all = ids.flatMap((id) =>
  getErrorResponses(id, endpoints).map((errorResponse) => ({ id, errorResponse })),
);

const name = ({ status, properties, demand, text }: ErrorResponse) =>
  `${status} ${properties.join(', ')} ${JSON.stringify(demand)} ${text ?? 'without a body'}`;

const server = await startTestApi();
const given = await testState(server);
afterAll(() => server.close());

it.each(all.map(({ id, errorResponse }) => [id, name(errorResponse), errorResponse] as const))(
  'an error response of %s: %s',
  async (id, _name, errorResponse) => {
    const { demand } = errorResponse;
    if (demand.kind === 'business' && demand.name !== 'exists') {
      expect(isRecorded(id, errorResponse), 'a case in cases.jsonl').toBe(true);
      return;
    }
    const properties = errorResponse.properties.length > 0 ? errorResponse.properties : [''];
    for (const property of properties) {
      const { status, body, contentType } = await provoke(server, given, id, errorResponse, property);
      expect(status).toBe(errorResponse.status);
      if (errorResponse.text === null) {
        expect(body).toBeUndefined();
        continue;
      }
      expect(contentType).toMatch(/json$/);
      const { errors = {} } = body as { errors?: Record<string, string[]> };
      const ofProperty = Object.entries(errors).filter(([key]) => key.replace(/\[\d+\]$/, '') === property);
      const reported =
        errorResponse.key === 'errors'
          ? ofProperty.flatMap(([, found]) => found)
          : [(body as Record<string, string>)[errorResponse.key ?? '']];
      expect(reported).toContainEqual(expect.stringMatching(pattern(errorResponse.text)));
    }
  },
);

describe('the error responses of all operations', () => {
  it('are on the page of their operation, with the same text', () => {
    const shown = new Map(
      ids.map((id) => {
        const { sections } = operationPage(getOperation(id), []);
        const blocks = sections.flatMap((section) => section.blocks);
        return [id, blocks.flatMap((block) => (block.kind === 'errors' ? block.rows : []))] as const;
      }),
    );
    for (const { id, errorResponse } of all) {
      const rows = (shown.get(id) ?? []).filter(
        ({ status, text }) => status === errorResponse.status && text === errorResponse.text,
      );
      expect(rows, `${id}: ${name(errorResponse)}`).not.toEqual([]);
      for (const property of errorResponse.properties)
        expect(
          rows.some(({ properties }) => properties.includes(property)),
          `${id}: ${property}`,
        ).toBe(true);
    }
  });

  it('are complete: the recorded cases are rejected with no other text', () => {
    const known = all.flatMap(({ errorResponse: { text } }) => (text === null ? [] : [pattern(text)]));
    const reported = new Set(
      cases.flatMap(({ expect: { status = 0, bodyMatches } }) =>
        status >= 400 && status < 500 ? messagesIn(bodyMatches) : [],
      ),
    );
    expect(reported.size).toBeGreaterThan(40);
    expect([...reported].filter((text) => !known.some((one) => one.test(text)))).toEqual([]);
  });
});

/** Returns whether a recorded case has this error response. */
function isRecorded(id: OperationId, { status, text }: ErrorResponse): boolean {
  const { method, path } = operations[id];
  const fits = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return cases.some(
    ({ request, expect: expected }) =>
      request.method === method &&
      fits.test(request.path) &&
      expected.status === status &&
      messagesIn(expected.bodyMatches).some((found) => pattern(text ?? '').test(found)),
  );
}

/** Returns the messages of an expected body, those of properties included. */
function messagesIn(body: unknown): string[] {
  const { $exact: whole, ...parts } = (body ?? {}) as Record<string, unknown>;
  const { errors, message, detail } = (whole ?? parts) as Record<string, unknown>;
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => (/^\$(?!exact)/.test(key) ? [] : collect(item)))
      : [];
  };
  // The general message for broken rules doesn't count.
  return [...collect(errors), ...collect(detail), ...collect(message)].filter(
    (text) => text !== 'One or more errors occurred!',
  );
}
