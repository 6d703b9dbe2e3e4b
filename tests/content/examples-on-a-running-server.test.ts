import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleSpec } from '@/components/mdx/api-example/spec';
import { apiOperations } from '@/lib/contract/operations';
import { predict } from '@/lib/differences/predict';
import { runSetup } from '@/lib/examples/operation-setup';
import { predictRun, runSpec } from '@/lib/examples/operation-spec';
import { runExample } from '@/lib/examples/runner';
import type { ExampleSpec } from '@/lib/examples/types';
import type { Variables } from '@/lib/samples/placeholders';
import { recordedResponse } from '@/lib/server/differences/records';
import { dataOf } from '@/lib/server/versions/data';
import { currentVersion } from '@/lib/versions';
import { readAllExamples } from '@/scripts/check/api-examples';
import { type ReplayServer, startReplayServer } from '@/tests/support/replay-server/server';

let server: ReplayServer;
beforeEach(async () => {
  server = await startReplayServer();
});
afterEach(() => server.close());

const { contract } = dataOf(currentVersion);
const frozen = /^content\/\d/;
const pages = [...readAllExamples()].filter(([file]) => !frozen.test(file));

const propertiesOf = (body: string): string[] => {
  const value: unknown = JSON.parse(body);
  return Object.keys((Array.isArray(value) ? value[0] : value) ?? {}).sort();
};

describe('every Run button of a page has the outcome on an Endatix server that the page foretells', () => {
  it.each(pages)('%s', async (_file, examples) => {
    let variables: Variables = {};
    const earlier: ExampleSpec[] = [];
    for (const { props, file, line } of examples) {
      const spec = exampleSpec(props, contract);
      const transport = (input: string, init?: RequestInit) => fetch(input, init);
      const result = await runExample(spec, { transport, origin: server.url, earlier, variables }, true);
      if (result.kind !== 'response')
        throw new Error(`${file}:${line}: ${result.names.join(', ')} is missing.`);
      const predicted = predict(props.operation, props.status, props.response, recordedResponse);
      const where = `${file}:${line}: ${result.body}`;
      expect(result.spec, where).toBe(spec);
      expect(result.status, where).toBe(predicted.status);
      if (predicted.kind === 'empty' || props.response === null) expect(result.body, where).toBe('');
      if (predicted.kind === 'body' && predicted.reason)
        expect((JSON.parse(result.body) as { detail: string }).detail.trim(), where).toBe(predicted.reason);
      if (predicted.kind === 'properties' || (predicted.kind === 'shown' && props.response !== null)) {
        const promised = propertiesOf(
          JSON.stringify(props.response, (_n, v) => (typeof v === 'bigint' ? String(v) : v)),
        );
        // A list may have nothing that the filter lets through.
        if (result.body !== '[]')
          expect(propertiesOf(result.body), where).toEqual([...promised, ...predicted.added].sort());
      }
      variables = result.variables;
      earlier.push(spec);
    }
  });
});

describe("every Run button of an operation's page has the outcome on an Endatix server that the page foretells", () => {
  it.each(apiOperations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      const spec = runSpec(operation);
      const predicted = predictRun(operation, spec, recordedResponse);
      const transport = (input: string, init?: RequestInit) => fetch(input, init);
      const result = await runExample(
        spec,
        { transport, origin: server.url, earlier: runSetup(spec), variables: {} },
        true,
      );
      if (result.kind !== 'response') throw new Error(`Values are missing: ${result.names.join(', ')}.`);
      expect(result.spec, result.body).toBe(spec);
      expect(result.status, result.body).toBe(predicted.status);
      if (predicted.kind === 'empty') expect(result.body).toBe('');
      if (predicted.kind === 'body' && predicted.reason) expect(result.body).toContain(predicted.reason);
      if (result.body.startsWith('{') || /^\[\{/.test(result.body))
        expect(propertiesOf(result.body), result.body).toEqual(expect.arrayContaining(predicted.added));
    },
  );
});

describe('the scripts of the quick start', () => {
  it.each(['content/getting-started/quick-start.mdx', 'content/de/getting-started/quick-start.mdx'])(
    'send a content type with a body only: %s',
    (file) => {
      const text = readFileSync(file, 'utf8').replaceAll('\\\n', ' ');
      const script = /```bash filename="quick-start\.sh"\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
      const calls = script
        .split('\n')
        .filter((line) => /(?<!\w)(call|send) "?[$-]/.test(line) && !/^(call|send)\(\)/.test(line));
      expect(calls).toHaveLength(7);
      for (const line of calls) expect(/\bsend /.test(line), line).toBe(/ -d /.test(line));
      expect(/^call\(\).*$/m.exec(script)?.[0]).not.toContain('Content-Type');
      const shell = /```powershell filename="quick-start\.ps1"\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
      const lines = shell.split('\n').filter((line) => line.includes('ContentType'));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/if \(\$null -ne \$Body\)/);
    },
  );
});
