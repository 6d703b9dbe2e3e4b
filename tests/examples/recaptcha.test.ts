import { readFileSync } from 'node:fs';
import type { SurveyModel } from 'survey-core';
import { describe, expect, it, vi } from 'vitest';
import { startBehavior } from '@/packages/reference-api/tests/support/behavior';
import { getProgram, importBundle } from '@/tests/support/page-programs';
import { memoryStorage } from '@/tests/unit/support/memory-storage';

const on = await startBehavior();
const api = 'http://localhost/api';

describe('the guide about reCAPTCHA', () => {
  const reject = () => Response.json({ errorCode: 'recaptcha_verification_failed' }, { status: 400 });

  /** Publishes a form whose server accepts a completion with a new CAPTCHA token only. */
  async function publish() {
    const formDefinitionJsonData = '{"pages":[{"elements":[{"type":"text","name":"remark"}]}]}';
    const form = { name: 'Remarks', isEnabled: true, formDefinitionJsonData };
    const { body } = await on.call('POST', '/api/forms', { body: form, token: on.token });
    const tokens: unknown[] = [];
    const server = { rejects: false, tokens };
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const { isComplete, reCaptchaToken } = JSON.parse(String(init?.body ?? '{}'));
      if (isComplete) tokens.push(reCaptchaToken);
      if (isComplete && (server.rejects || !/^token \d$/.test(reCaptchaToken))) return reject();
      const response = await on.server.api.fetch(new Request(address, init));
      const isDefinition = address.endsWith('/definition');
      return isDefinition ? Response.json({ ...(await response.json()), requiresReCaptcha: true }) : response;
    });
    return { formId: String((body as { id: unknown }).id), server };
  }

  /** Fakes a page and Google's script, whose first download fails. */
  async function openPage() {
    const { Model } = await import('survey-core');
    const page = { said: '', survey: new Model() };
    const status = {
      set textContent(sentence: string) {
        page.said = sentence;
      },
    };
    let loads = 0;
    let tokens = 0;
    const append = (script: { onload: () => void; onerror: () => void }) => {
      loads += 1;
      queueMicrotask(loads === 1 ? script.onerror : script.onload);
    };
    const grecaptcha = { ready: (then: () => void) => then(), execute: async () => `token ${++tokens}` };
    // SurveyJS reads it to detect the kind of screen; Node 20 lacks it.
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', Object.assign(new EventTarget(), { grecaptcha }));
    vi.stubGlobal('document', {
      createElement: () => ({}),
      head: { append },
      getElementById: () => status,
    });
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('Survey', {
      Model: class extends Model {
        override render() {
          page.survey = this;
        }
      },
    });
    return page;
  }

  const captcha = getProgram('recaptcha', 'recaptcha.js');
  const files = {
    'page.js': getProgram('recaptcha', 'page.js'),
    'recaptcha.js': captcha,
    'form-client.js': getProgram('embed-a-form', 'form-client.js'),
  };

  it('gives the client a new token for each completion, and none for other changes', async () => {
    const { formId, server } = await publish();
    const page = await openPage();
    vi.stubGlobal('location', { search: `?api=${api}&form=${formId}` });
    await importBundle(files, 'page.js');
    page.survey.setValue('remark', 'Friendly');
    await expect.poll(() => page.said).toBe('Saved.');
    page.survey.doComplete();
    await expect.poll(() => page.said).toMatch(/^Not saved yet/);
    expect(server.tokens).toEqual([]);

    server.rejects = true;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => page.said).toBe('The server rejected the answers.');

    server.rejects = false;
    // The page after a reload.
    await importBundle(files, 'page.js');
    await expect.poll(() => page.said).toBe('Submitted. Thank you.');
    expect(server.tokens).toEqual(['token 1', 'token 2']);
  });

  it('gives the short version a token, and another try when the script is blocked', async () => {
    const { formId, server } = await publish();
    await openPage();
    const text = readFileSync('content/guides/recaptcha.mdx', 'utf8');
    const [property = expect.fail('no property')] = /reCaptchaToken: await .*?(?=`)/.exec(text) ?? [];
    const short = getProgram('embed-a-form', 'first-form.js').replace(
      'isComplete: true,',
      `isComplete: true, ${property},`,
    );
    type Exports = { createSurvey: (api: string, formId: string) => Promise<SurveyModel> };
    const { createSurvey } = await importBundle<Exports>(
      { 'first-form.js': `import { captcha } from './recaptcha.js';\n${short}`, 'recaptcha.js': captcha },
      'first-form.js',
    );
    const survey = await createSurvey(api, formId);
    survey.doComplete();
    await expect.poll(() => survey.completedState).toBe('error');
    // What "Try again" does, without the interface.
    survey.clear(false);
    survey.doComplete();
    await expect.poll(() => survey.completedState).toBe('success');
    expect(server.tokens).toEqual([null, 'token 1']);
  });
});
