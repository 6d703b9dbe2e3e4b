import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { missingPage } from '@/lib/browser/offline/missing';

describe('the page that is missing from the offline copy', () => {
  beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://docs.example' } }));
  afterEach(() => vi.unstubAllGlobals());

  it('is the one that the query names', () => {
    expect(missingPage('?missing=%2Fdocs%2Fapi%2F%3Fa%3D1')).toBe('/docs/api/?a=1');
    expect(missingPage('?other=1')).toBeUndefined();
  });

  it.each([
    '%2F%5Cevil.example%2Fx',
    '%2F%2Fevil.example',
    '%2F%09%2Fevil.example',
    'javascript%3Aalert(1)',
    'http%3Aevil.example',
  ])('is never on another host: %s', (value) => {
    expect(missingPage(`?missing=${value}`)).toBeUndefined();
  });
});
