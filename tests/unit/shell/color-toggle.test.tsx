import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ColorModeProvider } from '@/components/shell/color-mode/color-mode';
import { ColorModeToggle } from '@/components/shell/color-mode/toggle';
import { ShellProvider } from '@/components/shell/shell-context';
import { shell as de } from '@/lib/i18n/de/shell';
import { shell as en, type ShellTexts } from '@/lib/i18n/en/shell';
import { site } from '@/theme.config';

function toggle(messages: ShellTexts): string {
  return renderToStaticMarkup(
    <ShellProvider shell={{ locale: 'en', messages, tree: [] }}>
      <ColorModeProvider>
        <ColorModeToggle />
      </ColorModeProvider>
    </ShellProvider>,
  );
}

describe('the colour mode switch', () => {
  const before = { ...site.colorMode };
  afterEach(() => {
    Object.assign(site.colorMode, before);
    vi.restoreAllMocks();
  });

  it('tells the choice in its name, in each language', () => {
    expect(toggle(en)).toContain(`aria-label="${en.colorMode}: ${en.colorSystem}"`);
    expect(toggle(de)).toContain(`aria-label="${de.colorMode}: ${de.colorSystem}"`);
  });

  it('is absent when the configuration disables it', () => {
    site.colorMode.disableSwitch = true;
    expect(toggle(en)).toBe('');
  });
});
