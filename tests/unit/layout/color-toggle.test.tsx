import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { ColorModeToggle } from '@/components/layout/color-toggle';
import { shell as de } from '@/lib/i18n/de/shell';
import { shell as en } from '@/lib/i18n/en/shell';
import { localeOfCode } from '@/lib/i18n/split';
import { site } from '@/theme.config';

const toggle = (code: string) => renderToStaticMarkup(<ColorModeToggle locale={localeOfCode(code)} />);

describe('the color mode switch', () => {
  const before = { ...site.colorMode };
  afterEach(() => void Object.assign(site.colorMode, before));

  it('tells the choice in its name, in each language', () => {
    expect(toggle('en')).toContain(`aria-label="${en.colorMode}: ${en.colorSystem}"`);
    expect(toggle('de')).toContain(`aria-label="${de.colorMode}: ${de.colorSystem}"`);
  });

  it('is absent when the configuration disables it', () => {
    site.colorMode.disableSwitch = true;
    expect(toggle('en')).toBe('');
  });
});
