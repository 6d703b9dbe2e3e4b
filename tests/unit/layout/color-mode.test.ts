import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { parseChoice, resolveMode } from '@/features/layout/client/color-mode';
import { ColorModeToggle } from '@/features/layout/color-toggle';
import { headScript } from '@/features/layout/head-script';
import { site } from '@/theme.config';

type ColorConfig = typeof site.colorMode;

interface HeadResult {
  wrapCode?: string | null;
  theme?: string;
  themeChoice?: string;
  announcement?: string;
  classes: string[];
}

/**
 * Runs the head script like a browser, with `stored` in local storage and `kept` in session storage, which
 * throw for null.
 */
function runHead(
  config: Parameters<typeof headScript>[0],
  stored: Record<string, string> | null,
  prefersDark: boolean,
  kept: Record<string, string> = {},
): HeadResult {
  const classes: string[] = [];
  const dataset: Record<string, string> = {};
  const scope = {
    document: { documentElement: { dataset, classList: { add: (name: string) => classes.push(name) } } },
    window: { addEventListener: () => undefined },
    matchMedia: (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && prefersDark }),
    get localStorage() {
      if (!stored) throw new Error('Access is denied for this document.');
      return { getItem: (key: string) => stored[key] ?? null };
    },
    sessionStorage: { getItem: (key: string) => kept[key] ?? null },
  };
  runInNewContext(headScript(config), scope);
  return { ...dataset, classes };
}

const both = [true, false];
const cases = both.flatMap((disableSwitch) =>
  both.flatMap((respectPrefersColorScheme) =>
    both.flatMap((prefersDark) =>
      [null, 'system', 'light', 'dark', 'Dark'].map((stored) => ({
        colorMode: { defaultMode: 'dark', disableSwitch, respectPrefersColorScheme } satisfies ColorConfig,
        stored,
        prefersDark,
      })),
    ),
  ),
);

describe('the color mode', () => {
  const base: ColorConfig = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true };
  afterEach(() => void Object.assign(site.colorMode, base));

  it('ignores the system and has no switch if the configuration says that', () => {
    Object.assign(site.colorMode, { respectPrefersColorScheme: false, disableSwitch: true });
    expect(resolveMode('system', true)).toBe('light');
    expect(ColorModeToggle({ locale: site.locales[0] })).toBeNull();
  });
});

describe('the head script', () => {
  it('agrees with features/layout/client/color-mode.ts for every configuration, stored value and system', () => {
    for (const { colorMode, stored, prefersDark } of cases) {
      const choice = colorMode.disableSwitch ? 'system' : parseChoice(stored);
      const kept: Record<string, string> = stored === null ? {} : { theme: stored };
      expect(
        runHead({ colorMode, announcement: null }, kept, prefersDark),
        JSON.stringify(colorMode),
      ).toEqual({
        theme: resolveMode(choice, prefersDark, colorMode),
        themeChoice: choice,
        wrapCode: null,
        classes: ['js'],
      });
    }
  });

  it('works if storage is blocked', () => {
    const head = runHead(site, null, true);
    expect(head).toEqual({ theme: 'dark', themeChoice: 'system', classes: ['js'] });
  });

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
    const script = headScript({
      colorMode: site.colorMode,
      announcement: { id: `'</script>"\n`, text: '' },
    });
    expect(script).not.toMatch(/<|"|\n/);
  });
});
