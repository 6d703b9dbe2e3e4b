import { readFileSync, statSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Wordmark } from '@/features/layout/wordmark';
import { landing as landingEn } from '@/shared/i18n/en/landing';
import { about } from '@/theme.config';

it('the icon has the shapes of the wordmark, and a dark variant', () => {
  const icon = readFileSync('public/icon.svg', 'utf8');
  const shapes = (markup: string) =>
    [...markup.matchAll(/<(rect|path|circle)\b([^>]*)/g)].map(([, name, attributes = '']) => [
      name,
      attributes.match(/\b(d|x|y|width|height|rx|cx|cy|r)="([^"]*)"/g),
    ]);
  expect(shapes(icon)).toEqual(shapes(renderToStaticMarkup(Wordmark())));
  expect(icon).toContain('(prefers-color-scheme: dark)');
});

it('the social card is a light PNG of 1200 by 630 pixels with the text of the page', () => {
  const file = 'public/social-card.png';
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(statSync(file).size).toBeLessThan(80_000);
  expect(landingEn.title).toBe(about.tagline);
});
