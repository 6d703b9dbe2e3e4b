import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelOf } from '@/components/form-demo/survey-view';

/** Completes a form; returns the address that SurveyJS would open then, undefined or empty for none. */
function leadsTo(navigateToUrl?: string): string | undefined {
  const jsonData = JSON.stringify({ navigateToUrl, elements: [{ type: 'text', name: 'name' }] });
  const model = modelOf({ jsonData, answers: {}, currentPage: 0 }, 'en');
  let opened: string | undefined = 'nothing was asked';
  model.onNavigateToUrl.add((_model, options) => {
    opened = options.url;
    options.allow = false;
  });
  model.doComplete();
  return opened;
}

describe('the address that a form definition names', () => {
  beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://docs.example' } }));
  afterEach(() => vi.unstubAllGlobals());

  it('is opened when it is a page of this site', () => {
    expect(leadsTo('/docs/')).toBe('https://docs.example/docs/');
  });

  it.each([undefined, '', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'is not opened: %j',
    (url) => {
      expect(leadsTo(url) ?? '').toBe('');
    },
  );
});
