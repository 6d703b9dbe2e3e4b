import { describe, expect, it } from 'vitest';
import { findOperation, toGivenResponse } from '@/features/differences/recorded-call';
import { recordedResponses } from '@/features/differences/records';
import { allOperations, serverApi } from '@/shared/contract/all-operations';
import { requestBody } from '@/shared/contract/bodies';
import { judgeResponse } from '@/shared/contract/contract-match';
import { openApi } from '@/shared/contract/document';
import { listOperations, refName } from '@/shared/contract/resolve';
import { serverDocument } from '@/shared/contract/server-document';
import { schemaValidator } from '@/tests/support/schema-validator';

const serverOnly = allOperations.filter(({ isServerOnly }) => isServerOnly);

/** Records of the operations that only a server has, without other methods. */
const records = [...recordedResponses().values()].flatMap((record) => {
  const operation = findOperation(record, serverOnly);
  return operation ? [{ ...record, operation }] : [];
});

describe('openapi.server.json', () => {
  it('has the components of the contract under their names, and needs no other document', () => {
    expect(
      JSON.stringify(serverApi, (_name, value) => (typeof value === 'bigint' ? null : value)),
    ).not.toMatch(/"\$ref":"[^#]/);
    for (const [kind, components] of Object.entries(serverApi.components)) {
      const published: Record<string, unknown> = openApi.components[kind as keyof typeof openApi.components];
      for (const [name, component] of Object.entries(components))
        if (published[name]) expect(component, `${kind} ${name}`).toEqual(published[name]);
    }
  });

  it('is served with every operation and with the properties that a feature of the server uses', () => {
    const served = serverDocument();
    expect(listOperations(served)).toHaveLength(48);
    for (const name of ['CreateSubmissionRequest', 'UpdateSubmissionByTokenRequest']) {
      const text = JSON.stringify(served.components.schemas[name]?.properties?.reCaptchaToken);
      expect(text, name).toContain('`Endatix:ReCaptcha:IsEnabled`');
      expect(openApi.components.schemas[name]?.properties).not.toHaveProperty('reCaptchaToken');
    }
  });

  it('has the properties that recorded responses have beyond the contract', () => {
    const { schemas } = serverDocument().components;
    for (const [n, name] of Object.entries({
      100: 'Form',
      275: 'FormDefinition',
      348: 'Submission',
      385: 'SubmissionListItem',
      439: 'SubmissionDetails',
    })) {
      const body = [recordedResponses().get(Number(n))?.responseBody].flat()[0];
      const described = Object.keys(schemas[name]?.properties ?? {});
      expect(Object.keys(body ?? {}).sort(), name).toEqual(described.sort());
    }
  });

  it('describes the recorded responses of each operation', () => {
    expect(records.length).toBeGreaterThan(55);
    const succeeded = records.filter(({ status }) => status < 300).map(({ operation }) => operation.id);
    expect([...new Set(succeeded)].sort()).toEqual(serverOnly.map(({ id }) => id).sort());
  });

  it.each(records)('agrees with record $n: $note', (record) => {
    const { operation, status, body } = record;
    expect(judgeResponse(operation, toGivenResponse(record))).toEqual({ kind: 'contract' });
    const taken = requestBody(operation)?.schema;
    if (status >= 300 || body === undefined || !taken || !('$ref' in taken)) return;
    const check = schemaValidator(serverApi, refName(taken));
    // A value in braces replaces what differs in each run.
    expect(check(body) || JSON.stringify(body).includes('{')).toBe(true);
  });
});
