import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '@/generated/operations';
import { refusals as generated, type Refusal } from '@/generated/refusals';
import { operationPage } from '@/lib/build/reference/operation';
import { refusalRows } from '@/lib/build/reference/refusals';
import { operation as texts } from '@/lib/i18n/en/operation';
import { getOperation } from '@/lib/shared/openapi/operations';
import { referenceMarkdown } from '@/outputs/twins/reference';
import { endpoints } from '@/sandbox/api/endpoints';
import { refusalsOf } from '@/sandbox/http/refusals';
import type { ApiCase } from './support/case-format';
import { provoke, type Situation, situation } from './support/provocations';
import { startTestApi, type TestApi } from './support/test-api';

const ids = Object.keys(operations) as OperationId[];
const all = ids.flatMap((id) => refusalsOf(id, endpoints).map((refusal) => ({ id, refusal })));

/** A pattern of the texts that fit one with places in braces. */
const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*')}$`,
  );

const name = ({ status, members, demand, text }: Refusal) =>
  `${status} ${members.join(', ')} ${JSON.stringify(demand)} ${text ?? 'without a body'}`;

describe.each(ids)('each refusal of %s', (id) => {
  let server: TestApi;
  let given: Situation;
  beforeAll(async () => {
    server = await startTestApi();
    given = await situation(server);
  });
  afterAll(() => server.close());

  it.each(refusalsOf(id, endpoints).map((refusal) => [name(refusal), refusal] as const))(
    '%s',
    async (_name, refusal) => {
      const members = refusal.members.length > 0 ? refusal.members : [''];
      for (const member of members) {
        const { status, body, mediaType } = await provoke(server, given, id, refusal, member);
        expect(status).toBe(refusal.status);
        if (refusal.text === null) {
          expect(body).toBeUndefined();
          continue;
        }
        expect(mediaType).toMatch(/json$/);
        const {
          errors = {},
          message,
          detail,
        } = body as {
          errors?: Record<string, string[]>;
          message?: string;
          detail?: string;
        };
        const told =
          refusal.key === 'errors'
            ? Object.entries(errors).flatMap(([key, found]) =>
                key.replace(/\[\d+\]$/, '') === member ? found : [],
              )
            : [refusal.key === 'message' ? message : detail];
        expect(told).toContainEqual(expect.stringMatching(pattern(refusal.text)));
      }
    },
  );
});

describe('the refusals of all operations', () => {
  it('are those that the build has written down', () => {
    for (const id of ids) expect(generated[id], id).toEqual(refusalsOf(id, endpoints));
  });

  it('stand on the page of their operation, text by text', () => {
    const pages = new Map(
      ids.map((id) => [id, referenceMarkdown(operationPage(getOperation(id), [], 'en'))] as const),
    );
    for (const { id, refusal } of all) {
      const rows = refusalRows(id, texts).filter(
        ({ status, text }) => status === refusal.status && text === refusal.text,
      );
      expect(rows, `${id}: ${name(refusal)}`).not.toEqual([]);
      if (refusal.text !== null) expect(pages.get(id), `${id}: ${name(refusal)}`).toContain(refusal.text);
      for (const member of refusal.members)
        expect(
          rows.some(({ members }) => members.includes(member)),
          `${id}: ${member}`,
        ).toBe(true);
    }
  });

  it('are all there are: the recorded cases are refused with no other text', () => {
    const cases = ['cases.jsonl', 'more-cases.jsonl'].flatMap((file) =>
      readFileSync(`tests/contract/${file}`, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as ApiCase),
    );
    const known = all.flatMap(({ refusal: { text } }) => (text === null ? [] : [pattern(text)]));
    const told = new Set(
      cases.flatMap(({ expect: { status = 0, bodyMatches } }) =>
        status >= 400 && status < 500 ? messagesIn(bodyMatches) : [],
      ),
    );
    expect(told.size).toBeGreaterThan(40);
    expect([...told].filter((text) => !known.some((one) => one.test(text)))).toEqual([]);
  });
});

/** Messages of an expected body: those of members, and the one of the whole. */
function messagesIn(body: unknown): string[] {
  const { errors, message, detail } = (body ?? {}) as Record<string, unknown>;
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => (/^\$(?!exact)/.test(key) ? [] : collect(item)))
      : [];
  };
  // The message of every broken rule says nothing of its own.
  return [...collect(errors), ...collect(detail), ...collect(message)].filter(
    (text) => text !== 'One or more errors occurred!',
  );
}
