import fc from 'fast-check';
import { describe, it } from 'vitest';
import { times } from '@/tests/support/scale';
import { drivers } from './support/drivers';
import { lifecycleCommands } from './support/lifecycle-commands';
import type { Body, Model, Real } from './support/lifecycle-model';
import { replayable } from './support/replay';
import { startTestApi, type TestApi } from './support/test-api';
import { lastingToken } from './support/test-tokens';

async function freshForm(server: TestApi): Promise<{ model: Model; real: Real }> {
  const token = await lastingToken();
  const body = { name: 'Model form', isEnabled: true, formDefinitionJsonData: '{}' };
  const form = await server.call({ method: 'POST', path: '/api/forms', body, token });
  const formId = String((form.body as Body).id);
  const active = await server.call({ method: 'GET', path: `/api/forms/${formId}/definition` });
  const definitionId = String((active.body as Body).id);
  return {
    model: { formId, definitionId, deleted: false, now: 0, submissions: [] },
    real: { server, token },
  };
}

describe.each(
  drivers.map((driver, index) => ({
    driver,
    name: driver.name,
    runs: index === 0 ? times(40, 400) : times(8, 80),
  })),
)('the life of a submission on $name', ({ driver, runs }) => {
  it('goes as the model says', async () => {
    const server = await startTestApi(driver);
    try {
      const property = fc.asyncProperty(lifecycleCommands, async (commands) => {
        const state = await freshForm(server);
        await fc.asyncModelRun(() => state, commands);
      });
      await fc.assert(property, replayable(runs));
    } finally {
      await server.close();
    }
  }, 120_000);
});
