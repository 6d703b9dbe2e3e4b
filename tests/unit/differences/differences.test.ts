import { describe, expect, it } from 'vitest';
import { getDifferences, runningServer } from '@/features/differences/differences';
import { getMediaType, recordedResponse, recordedResponses } from '@/features/differences/records';
import type { RecordEvidence } from '@/features/differences/types';
import { getResponses } from '@/shared/contract/bodies';
import { apiOperations, getOperation } from '@/shared/contract/operations';

const { differences, sources, areas } = runningServer;

/** Removes query and IDs from the path of an address, so that a record can be assigned to an operation. */
const getShape = (path: string) =>
  path
    .toLowerCase()
    .replace(/\?.*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (/^(\{.*\}|-?\d.*|abc|def|%20.*|[0-9a-f]{64})$/.test(part) ? '{}' : part))
    .join('/');

describe('the differences of an Endatix server', () => {
  it('have unique IDs, known areas, sources and operations', () => {
    const ids = differences.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { area, since, operations } of differences) {
      expect(areas.map(({ id }) => id)).toContain(area);
      expect(sources.map(({ id }) => id)).toContain(since);
      for (const id of operations) if (id !== '*') expect(getOperation(id).id).toBe(id);
    }
  });

  it.each(differences)('$id agrees with the headers and a status of its records', ({ server, evidence }) => {
    const records = evidence.filter((one): one is RecordEvidence => 'record' in one);
    for (const { record, headers, absentHeaders } of records) {
      const { responseHeaders = {} } = recordedResponse(record);
      expect(responseHeaders).toMatchObject(headers ?? {});
      for (const name of absentHeaders ?? []) expect(responseHeaders).not.toHaveProperty(name);
    }
    const isMeasured = evidence.some((one) => 'measured' in one);
    if (!isMeasured && server.status !== undefined && records.length > 0)
      expect(records.map(({ status }) => status)).toContain(server.status);
  });

  it('replace a documented response by a recorded one of the same path', () => {
    for (const { id, instead } of differences)
      for (const [operationId, answers] of Object.entries(instead ?? {})) {
        const { method, path, operation } = getOperation(operationId);
        for (const [status, n] of Object.entries(answers)) {
          const record = recordedResponse(n);
          expect(Object.keys(operation.responses), `${id}: ${operationId}`).toContain(status);
          expect({ id, n, at: `${record.method} ${getShape(record.path)}` }).toEqual({
            id,
            n,
            at: `${method.toUpperCase()} ${getShape(path)}`,
          });
        }
      }
  });

  it('agree where two of them describe the same response', () => {
    for (const { id: operationId, operation } of apiOperations)
      for (const status of Object.keys(operation.responses)) {
        const records = differences.flatMap(({ instead }) => instead?.[operationId]?.[status] ?? []);
        expect(new Set(records).size, `${operationId} ${status}`).toBeLessThanOrEqual(1);
      }
  });

  it('explain each recorded failure that differs from the contract', () => {
    const unexplained = [...recordedResponses().values()].filter((record) => {
      const operation = apiOperations.find(({ id }) => id === record.op);
      // 405 and 414 apply to every path, and a setup or follow-up call can use another operation.
      if (!operation || record.status < 400 || [405, 414].includes(record.status)) return false;
      if (getShape(record.path) !== getShape(operation.path)) return false;
      const documented = getResponses(operation).find(({ status }) => status === record.status);
      const isDocumented =
        documented !== undefined &&
        (documented.body?.contentType ?? null) === (getMediaType(record)?.split(';')[0] ?? null) &&
        (documented.body === undefined) === (record.responseBody === '');
      const { own, shared } = getDifferences(record.op);
      const shown = [...own, ...shared].flatMap(({ evidence }) => evidence);
      return !isDocumented && !shown.some((one) => 'record' in one && one.status === record.status);
    });
    expect(unexplained.map(({ n, op, note, status }) => `${n} ${op}, ${note}: ${status}`)).toEqual([]);
  });
});
