import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { ColorModeToggle } from '@/components/shell/color-toggle';
import { localeOfCode } from '@/lib/i18n/split';
import { site } from '@/theme.config';

const toggle = (code: string) => renderToStaticMarkup(<ColorModeToggle locale={localeOfCode(code)} />);

describe('the colour mode switch', () => {
  const before = { ...site.colorMode };
  afterEach(() => void Object.assign(site.colorMode, before));

  it('says the choice in its name, in each language', () => {
    expect(toggle('en')).toContain('aria-label="Colour mode: system"');
    expect(toggle('de')).toContain('aria-label="Farbschema: System"');
  });

  it('is absent when the configuration disables it', () => {
    site.colorMode.disableSwitch = true;
    expect(toggle('en')).toBe('');
  });
});
