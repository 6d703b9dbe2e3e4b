import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { getData } from '@/features/content/site-data';
import { learnRelease, releases } from '@/features/try/client/release';
import { runSetup } from '@/features/try/request/operation-setup';
import { exampleSpec, predictRun, runSpec } from '@/features/try/request/operation-spec';
import { runExample } from '@/features/try/request/runner';
import type { ExampleSpec } from '@/features/try/request/types';
import type { Variables } from '@/features/try/samples/placeholders';
import { type Prediction, predict } from '@/features/try/verdict/predict';
import { getVerdict, givenResponse } from '@/features/try/verdict/verdict';
import { apiOperations } from '@/shared/contract/operations';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { readAllExamples } from './support/api-examples';

let origin: string;
const { contract } = getData();
const pages = [...readAllExamples()];

/** Returns the names of the properties of an object, or of the first one of a list. */
const getProperties = (value: unknown): string[] =>
  Object.keys((Array.isArray(value) ? value[0] : value) ?? {}).sort();

/** Runs an example with its prerequisites, and expects the outcome that the page predicts. */
async function run(
  spec: ExampleSpec,
  predicted: Prediction,
  earlier: ExampleSpec[],
  variables: Variables,
  place = '',
) {
  const transport = (input: string, init?: RequestInit) => fetch(input, init);
  const result = await runExample(spec, { transport, origin, earlier, variables }, true);
  if (result.kind !== 'response') throw new Error(`${place}: ${result.names.join(', ')} is missing.`);
  const where = `${place}: ${result.body}`;
  expect(result.spec, where).toBe(spec);
  expect(result.status, where).toBe(predicted.status);
  if (predicted.kind === 'empty') expect(result.body, where).toBe('');
  if (predicted.kind === 'body' && predicted.reason) expect(result.body, where).toContain(predicted.reason);
  return { ...result, where };
}

describe('every Run button has the predicted outcome on an Endatix server:', () => {
  beforeEach(async () => {
    const server = await startReplayServer();
    origin = server.url;
    return server.close;
  });

  it.each(pages)('%s', async (_file, examples) => {
    let variables: Variables = {};
    const earlier: ExampleSpec[] = [];
    for (const { props, file, line } of examples) {
      const spec = exampleSpec(props, contract);
      const predicted = predict(props.operation, props.status, props.response);
      const { where, ...result } = await run(spec, predicted, earlier, variables, `${file}:${line}`);
      if (props.response === null) expect(result.body, where).toBe('');
      // A filter can match nothing.
      else if (['properties', 'shown'].includes(predicted.kind) && result.body !== '[]')
        expect(
          getProperties(JSON.parse(result.body)),
          `${file}:${line}: the recorded Endatix server returns other properties than the example. Correct the example, or record a server that returns them (CONTRIBUTING.md, "Known differences of an Endatix server").`,
        ).toEqual([...getProperties(props.response), ...predicted.added].sort());
      variables = result.variables;
      earlier.push(spec);
    }
  });

  it.each(apiOperations)('the page of $id', async (operation) => {
    const spec = runSpec(operation);
    const predicted = predictRun(operation, spec);
    const { body } = await run(spec, predicted, runSetup(spec), {});
    if (body.startsWith('{') || /^\[\{/.test(body))
      expect(getProperties(JSON.parse(body)), body).toEqual(expect.arrayContaining(predicted.added));
  });
});

it.each(apiOperations)('on a server of 0.7.3, the Run button of $id meets no fault', async (operation) => {
  const { url: origin, close } = await startReplayServer({ release: '0.7.3' });
  onTestFinished(close);
  const spec = runSpec(operation);
  const transport = async (input: string, init?: RequestInit) => {
    const response = await fetch(input, init);
    await learnRelease(origin, input, response);
    return response;
  };
  const context = { transport, origin, earlier: runSetup(spec), variables: {} };
  const result = await runExample(spec, context, true);
  if (result.kind !== 'response') throw new Error(`${result.names.join(', ')} is missing.`);
  expect(result.spec, result.body).toBe(spec);
  const { received } = result;
  const given = givenResponse(received);
  const verdict = await getVerdict(operation, given, received.sent, releases.get()[origin]);
  expect(verdict.kind, `${received.status} ${result.body}`).not.toBe('foreign');
});
