import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelOf } from '@/components/live-form/survey-view';

/** The address that a completed form leads to; undefined for none. */
function leadsTo(navigateToUrl: string): string | undefined {
  const jsonData = JSON.stringify({ navigateToUrl, elements: [{ type: 'text', name: 'name' }] });
  const model = modelOf({ jsonData, answers: {}, currentPage: 0 }, 'en');
  const options = { url: navigateToUrl, allow: true };
  model.onNavigateToUrl.fire(model, options);
  return options.allow && options.url ? options.url : undefined;
}

describe('the address that a form definition names', () => {
  beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://docs.example' } }));
  afterEach(() => vi.unstubAllGlobals());

  it('is opened when it is a page of this site', () => {
    expect(leadsTo('/docs/')).toBe('https://docs.example/docs/');
  });

  // Most definitions name none, which SurveyJS gives as an empty string.
  it.each(['', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'is not opened: %j',
    (url) => {
      expect(leadsTo(url)).toBeUndefined();
    },
  );
});
