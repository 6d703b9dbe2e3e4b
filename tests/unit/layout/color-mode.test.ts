import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseChoice, resolveMode } from '@/features/layout/behaviors/color-mode';
import { headScript } from '@/features/layout/head-script';
import { ColorModeToggle } from '@/features/layout/navbar';
import { site } from '@/theme.config';

/** Runs the head script like a browser, with `stored` in local storage and `kept` in session storage. */
function runHead(
  config: Parameters<typeof headScript>[0],
  stored: Record<string, string>,
  prefersDark: boolean,
  kept: Record<string, string> = {},
): Record<string, unknown> {
  const classes: string[] = [];
  const dataset: Record<string, unknown> = {};
  const scope = {
    document: { documentElement: { dataset, classList: { add: (name: string) => classes.push(name) } } },
    window: { addEventListener: () => undefined },
    matchMedia: (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && prefersDark }),
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    sessionStorage: { getItem: (key: string) => kept[key] ?? null },
  };
  runInNewContext(headScript(config), scope);
  return { ...dataset, classes };
}

it('the color mode ignores the system and has no switch if the configuration says that', () => {
  const before = { ...site.colorMode };
  onTestFinished(() => void Object.assign(site.colorMode, before));
  Object.assign(site.colorMode, { respectPrefersColorScheme: false, disableSwitch: true });
  expect(resolveMode('system', true)).toBe('light');
  expect(ColorModeToggle({ locale: site.locales[0] })).toBeNull();
});

describe('the head script', () => {
  it.each([
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ])(
    'agrees with features/layout/behaviors/color-mode.ts: no switch is %s, respects the system is %s',
    (disableSwitch, respectPrefersColorScheme) => {
      const colorMode = { defaultMode: 'dark', disableSwitch, respectPrefersColorScheme } as const;
      for (const prefersDark of [true, false])
        for (const choice of [null, 'system', 'light', 'dark', 'Dark']) {
          const stored: Record<string, string> = choice === null ? {} : { theme: choice };
          const themeChoice = disableSwitch ? 'system' : parseChoice(choice);
          const theme = resolveMode(themeChoice, prefersDark, colorMode);
          const head = runHead({ colorMode, announcement: null }, stored, prefersDark);
          expect(head).toEqual({ theme, themeChoice, wrapCode: null, classes: ['js'] });
        }
    },
  );

  it('reads whether the reader chose to wrap code, and prefers the value of the session', () => {
    const head = runHead(site, { theme: 'light', 'code.wrap': 'off' }, false, { theme: 'dark' });
    expect(head).toMatchObject({ wrapCode: 'off', theme: 'dark' });
  });

  it('hides a dismissed announcement, and shows one with another ID', () => {
    const config = { colorMode: site.colorMode, announcement: { id: `it's <new>`, text: 'x' } };
    const state = (id: string, dismissed: string) =>
      runHead(config, { 'announcement.id': id, 'announcement.dismissed': dismissed }, false).announcement;
    expect(state(`it's <new>`, 'true')).toBe('dismissed');
    expect(state(`it's <new>`, 'false')).toBeUndefined();
    expect(state('old', 'true')).toBeUndefined();
  });

  it("can't be ended by its own text", () => {
    const announcement = { id: `'</script>"\n`, text: '' };
    expect(headScript({ colorMode: site.colorMode, announcement })).not.toMatch(/<|"|\n/);
  });
});
