import { renderToStaticMarkup } from 'react-dom/server';
import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '@/components/docs/api-example/runner';
import { runDemo, StepList } from '@/components/landing/demo/live';
import { demoSteps } from '@/components/landing/demo/steps';
import { demoTexts } from '@/components/landing/demo/texts';
import { landingEn } from '@/lib/i18n/landing/en';
import { type Api, createApi } from '@/sandbox/api/app';
import { sqlJsDatabase } from '@/sandbox/db/sqljs';
import { generateContract } from '@/scripts/contract/generate';

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

const transport = (input: string, init: RequestInit) => api.fetch(new Request(input, init));

describe('the demonstration', () => {
  it('gets the expected answers and tells each of them', async () => {
    const told: string[] = [];
    let answers: Answer[] = [];
    const outcome = await runDemo(
      steps,
      texts,
      (soFar, sentence) => {
        answers = soFar;
        told.push(sentence);
      },
      transport,
    );
    expect(outcome.complete).toBe(true);
    expect(outcome.sentence).toMatch(/^All 4 requests answered, in \d+ ms together\./);
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 200]);
    expect(told).toEqual([
      expect.stringMatching(/^Request 1 of 4: 200 OK, \d+ ms\.$/),
      expect.stringMatching(/^Request 2 of 4: 201 Created, \d+ ms\.$/),
      expect.stringMatching(/^Request 3 of 4: 201 Created, \d+ ms\.$/),
      expect.stringMatching(/^Request 4 of 4: 200 OK, \d+ ms\.$/),
    ]);
    expect(JSON.parse(answers[3]?.body ?? '')).toHaveLength(1);

    const html = renderToStaticMarkup(<StepList steps={steps} texts={texts} answers={answers} />);
    const formId: string = JSON.parse(answers[1]?.body ?? '{}').id;
    expect(html).toContain(`/api/forms/${formId}/submissions`);
    expect(html).not.toContain('{formId}');
  });

  it('stops at an answer that was not expected', async () => {
    const refuse = async () => Response.json({ message: 'No.' }, { status: 400 });
    const told: string[] = [];
    const outcome = await runDemo(steps, texts, (_answers, sentence) => told.push(sentence), refuse);
    expect(outcome.complete).toBe(false);
    expect(outcome.sentence).toContain('Request 1 was answered with 400 Bad Request instead of 200');
    expect(told).toHaveLength(1);
  });

  it('passes on why the sandbox did not start', async () => {
    const fail = () => Promise.reject(new Error('This browser has no WebAssembly.'));
    await expect(runDemo(steps, texts, () => {}, fail)).rejects.toThrow('This browser has no WebAssembly.');
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
