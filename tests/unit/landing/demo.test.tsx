import { renderToStaticMarkup } from 'react-dom/server';
import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '@/components/landing/demo/live';
import { StepList } from '@/components/landing/demo/step-list';
import { demoSteps } from '@/components/landing/demo/steps';
import { demoTexts } from '@/components/landing/demo/texts';
import type { DemoState } from '@/components/landing/demo/types';
import { landing as landingEn } from '@/lib/i18n/en/landing';
import { type Api, createApi } from '@/sandbox/api/app';
import { sqlJsDatabase } from '@/sandbox/db/sqljs';
import { generateContract } from '@/scripts/contract/generate';
import { saying } from '@/tests/support/interface';

const steps = demoSteps(landingEn);
const texts = demoTexts(landingEn);
let api: Api;

beforeAll(async () => {
  await generateContract();
  api = await createApi({
    database: sqlJsDatabase(await initSqlJs()),
    signingKey: crypto.getRandomValues(new Uint8Array(32)),
    passwordIterations: 1000,
  });
});
afterAll(() => api.close());

const transport = (input: string, init?: RequestInit) => api.fetch(new Request(input, init));

describe('the demonstration', () => {
  const progress = (step: number, status: string) =>
    expect.stringMatching(saying(texts.demoProgress, { step, steps: 4, status }));

  it('gets the expected answers and tells each of them', async () => {
    const shown: DemoState[] = [];
    await run({ steps, texts }, false, (state) => shown.push(state), transport);
    expect(shown.map(({ status }) => status)).toEqual([
      progress(1, '200 OK'),
      progress(2, '201 Created'),
      progress(3, '201 Created'),
      progress(4, '200 OK'),
      expect.stringMatching(saying(texts.demoDone, { steps: 4 })),
    ]);
    expect(shown.map(({ busy }) => busy)).toEqual([true, true, true, true, undefined]);
    expect(shown.at(-1)?.label).toBe(texts.demoAgain);

    const html = renderToStaticMarkup(shown.at(-1)?.list);
    const formId = /\/api\/forms\/(\d{19})\/submissions/.exec(html)?.[1];
    expect(formId).toBeDefined();
    expect(html.split(`&quot;formId&quot;: <i class="c">${formId}</i>`)).toHaveLength(2);
    expect(html).not.toContain('{formId}');
    expect(html).not.toContain(texts.demoWaiting);
  });

  it('stops at an answer that was not expected, and asks for a fresh copy', async () => {
    const refuse = async () => Response.json({ message: 'No.' }, { status: 400 });
    const shown: DemoState[] = [];
    await run({ steps, texts }, false, (state) => shown.push(state), refuse);
    expect(shown).toEqual([expect.objectContaining({ label: texts.demoReset, fresh: true })]);
    expect(shown[0]?.status).toMatch(
      saying(texts.demoUnexpected, { step: 1, status: '400 Bad Request', expected: 200 }),
    );
    expect(renderToStaticMarkup(shown[0]?.list)).toContain('No.');
  });

  it('passes on why the sandbox did not start', async () => {
    const fail = () => Promise.reject(new Error('This browser has no WebAssembly.'));
    await expect(run({ steps, texts }, false, () => {}, fail)).rejects.toThrow('has no WebAssembly.');
  });

  it('shows every request before the first run, none as answered', () => {
    const html = renderToStaticMarkup(<StepList steps={steps} texts={texts} answers={[]} />);
    for (const { method, path } of steps) {
      expect(html).toContain(method);
      expect(html).toContain(path.replaceAll('{{formId}}', '{formId}').replaceAll('&', '&amp;'));
    }
    expect(html.match(new RegExp(texts.demoWaiting, 'g'))).toHaveLength(steps.length);
  });
});
