import { expect, it } from 'vitest';
import { iconSvg } from '@/features/layout/build/icon';
import { tokenColor } from '@/shared/files/design-tokens';
import { site } from '@/theme.config';

it('the icon has the name of the product and the accent of both color modes', () => {
  const { light, dark } = tokenColor('--accent');
  expect(iconSvg()).toContain(`<title>${site.product.name}</title>`);
  expect(iconSvg()).toMatch(new RegExp(`fill:${light}.*prefers-color-scheme: dark.*fill:${dark}`));
});
