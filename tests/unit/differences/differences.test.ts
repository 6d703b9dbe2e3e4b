import { describe, expect, it } from 'vitest';
import { getDifferences, runningServer } from '@/features/differences/differences';
import { findOperation, toGivenResponse } from '@/features/differences/recorded-call';
import { recordedResponse, recordedResponses } from '@/features/differences/records';
import type { RecordEvidence } from '@/features/differences/types';
import { judgeResponse } from '@/shared/contract/contract-match';
import { apiOperations, getOperation } from '@/shared/contract/operations';

const { differences, sources, areas } = runningServer;

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
        const { operation } = getOperation(operationId);
        for (const [status, n] of Object.entries(answers)) {
          expect(Object.keys(operation.responses), `${id}: ${operationId}`).toContain(status);
          expect(findOperation(recordedResponse(n))?.id, `${id}: ${n}`).toBe(operationId);
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
      const operation = findOperation(record);
      // 405 and 414 apply to every path.
      if (!operation || [405, 414].includes(record.status)) return false;
      if (judgeResponse(operation, toGivenResponse(record)).kind === 'contract') return false;
      const { own, shared } = getDifferences(operation.id);
      const shown = [...own, ...shared].flatMap(({ evidence }) => evidence);
      return record.status >= 400 && !shown.some((one) => 'record' in one && one.status === record.status);
    });
    expect(unexplained.map(({ n, op, note, status }) => `${n} ${op}, ${note}: ${status}`)).toEqual([]);
  });
});
