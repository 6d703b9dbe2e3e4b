import { afterAll, describe, expect, it } from 'vitest';
import { runSetup } from '@/features/try/request/operation-setup';
import { runSpec } from '@/features/try/request/operation-spec';
import { createPlan } from '@/features/try/request/plan';
import { runExample } from '@/features/try/request/runner';
import type { ExampleSpec } from '@/features/try/request/types';
import { renderSample } from '@/features/try/samples';
import { languageList } from '@/features/try/samples/languages';
import type { Variables } from '@/features/try/samples/placeholders';
import { listen } from '@/packages/reference-api/node/http-server';
import { createApi } from '@/packages/reference-api/package';
import { apiOperations, getOperation } from '@/shared/contract/operations';
import { templatePattern } from '@/tests/support/pattern';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { HOSTILE } from '@/tests/unit/samples/support';
import { runtimes } from './samples/runtimes';

/** A request of a sample, and the status of its response. */
interface Recorded {
  method: string;
  path: string;
  headers: Headers;
  body: string;
  status: number;
}

const folder = temporaryFolder();
const api = await createApi();
const recorded = new Map<string, Recorded[]>();

// The base URL of a sample contains its name, which identifies its requests.
const server = await listen(
  async (request) => {
    const { method, headers, url } = request;
    const [, sample = '', path = ''] = /^http:\/\/[^/]+\/sample\/([^/]+)(\/.*)$/.exec(url) ?? [];
    const body = await request.text();
    const sent = new Request(`http://localhost${path}`, { method, headers, body: body || null });
    const response = await api.fetch(sent);
    const { status } = response;
    recorded.set(sample, [...(recorded.get(sample) ?? []), { method, path, headers, body, status }]);
    return response;
  },
  { host: '127.0.0.1', port: 0 },
);
afterAll(async () => {
  await server.stop(1_000);
  await api.close();
});

/**
 * Returns what Run sends for an operation. An email address can be registered once, so each sample gets its
 * own.
 */
function getSpec(id: string, language: string): ExampleSpec {
  const spec = runSpec(getOperation(id));
  if (id !== 'register') return spec;
  return { ...spec, body: { ...(spec.body as object), email: `${language}@example.com` } };
}

/** Returns a pattern in which each placeholder matches any ID or token. */
const pattern = (text: string) => new RegExp(`^${templatePattern(text, /\{\{\w+\}\}/, '[\\w.-]+')}$`);

/** Compares the request of a sample; addresses can have an equivalent spelling. */
function expectRequest({ method, path, headers, body, status }: Recorded, spec: ExampleSpec): void {
  expect(method).toBe(spec.method);
  expect(decodeURIComponent(path)).toMatch(pattern(decodeURIComponent(spec.path)));
  expect(status).toBe(spec.status);
  expect(headers.get('Authorization') ?? '').toMatch(spec.auth ? /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/ : /^$/);
  if (spec.body === undefined) {
    expect(body).toBe('');
    return;
  }
  expect(headers.get('Content-Type')).toMatch(/^application\/json(;\s*charset=utf-8)?$/i);
  expect(JSON.stringify(JSON.parse(body))).toMatch(pattern(JSON.stringify(spec.body)));
}

/** A form whose definition contains what breaks naive quoting. */
const hostileForm: ExampleSpec = {
  ...runSpec(getOperation('createForm')),
  body: {
    name: 'Quotes',
    isEnabled: true,
    formDefinitionJsonData: JSON.stringify(HOSTILE).replace('{{formId}}', '{{}}'),
  },
};

/** Runs the steps of a request, for a language whose samples lack them. */
async function runSteps(spec: ExampleSpec): Promise<Variables> {
  let variables: Variables = {};
  const transport = (input: string, init?: RequestInit) => api.fetch(new Request(input, init));
  for (const step of createPlan(spec, runSetup(spec), {}).steps) {
    const result = await runExample(step, { transport, origin: 'http://x', earlier: [], variables });
    if (result.kind === 'response') variables = result.variables;
  }
  return variables;
}

describe.each(languageList)('samples in $label', ({ id: language, hasSteps }) => {
  const runtime = runtimes[language];
  const getName = (operation: string) => `${language.replace('-', '_')}_${operation}`;

  it.runIf(runtime.isFound())(
    'run unchanged, for every operation',
    async () => {
      const specs = [
        ...apiOperations.map(({ id }) => ({ name: getName(id), spec: getSpec(id, language) })),
        { name: getName('hostile'), spec: hostileForm },
      ];
      const programs: { name: string; code: string }[] = [];
      for (const { name, spec } of specs) {
        const context = {
          origin: `http://127.0.0.1:${server.port}/sample/${name}`,
          values: hasSteps ? {} : await runSteps(spec),
          earlier: runSetup(spec),
          withSteps: true,
        };
        programs.push({ name, code: renderSample(language, spec, context) });
      }
      await runtime.run(programs, temporaryFolder(folder));
      for (const { name, spec } of specs) {
        const sent = recorded.get(name) ?? [];
        const steps = hasSteps ? createPlan(spec, runSetup(spec), {}).steps : [];
        expect(sent.length, name).toBe(steps.length + 1);
        for (const { status } of sent) expect(status, name).toBeLessThan(300);
        const last = sent.at(-1);
        if (last && spec !== hostileForm) expectRequest(last, spec);
        if (last && spec === hostileForm) expect(JSON.parse(last.body)).toEqual(spec.body);
      }
    },
    240_000,
  );
});
