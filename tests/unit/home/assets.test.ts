import { readFileSync, statSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Wordmark } from '@/components/layout/wordmark';
import { landing as landingEn } from '@/lib/i18n/en/landing';
import { about, site } from '@/theme.config';

const icon = readFileSync('public/icon.svg', 'utf8');

describe('the icon', () => {
  it('has the shapes of the wordmark', () => {
    const shapes = (markup: string) =>
      [...markup.matchAll(/<(rect|path|circle)\b([^>]*)/g)].map(([, name, attributes = '']) => [
        name,
        [...attributes.matchAll(/\b(d|x|y|width|height|rx|cx|cy|r)="([^"]*)"/g)].map((match) => match[0]),
      ]);
    expect(shapes(icon)).toEqual(shapes(renderToStaticMarkup(createElement(Wordmark))));
  });

  it('has a name and a dark variant', () => {
    expect(icon).toContain(`<title>${site.product.name}</title>`);
    expect(icon).toContain('(prefers-color-scheme: dark)');
  });
});

describe('the social card', () => {
  const file = 'public/social-card.png';

  it('is a PNG of 1200 by 630 pixels', () => {
    const bytes = readFileSync(file);
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('is light enough to be shown quickly', () => {
    expect(statSync(file).size).toBeLessThan(80_000);
  });

  it('says what the page says', () => {
    expect(landingEn.title).toBe(about.tagline);
  });
});
