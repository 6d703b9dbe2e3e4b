import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { nextChoice, parseChoice, resolveMode } from '@/client/color-mode';
import { headScript } from '@/components/layout/head-script';
import { site } from '@/theme.config';

type ColorConfig = typeof site.colorMode;

interface HeadResult {
  wrapCode?: string | null;
  theme?: string;
  themeChoice?: string;
  announcement?: string;
  classes: string[];
}

/** Runs the head script as a browser would, with storage that contains `stored` and, for the session, `kept`; it throws for null. */
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

const configs: ColorConfig[] = (['light', 'dark'] as const).flatMap((defaultMode) =>
  [true, false].flatMap((disableSwitch) =>
    [true, false].map((respectPrefersColorScheme) => ({
      defaultMode,
      disableSwitch,
      respectPrefersColorScheme,
    })),
  ),
);
const cases = configs.flatMap((colorMode) =>
  [null, '', 'system', 'light', 'dark', 'Dark', 'sepia'].flatMap((stored) =>
    [true, false].map((prefersDark) => ({ colorMode, stored, prefersDark })),
  ),
);

describe('the choice', () => {
  it('goes round system, light, dark', () => {
    expect(nextChoice('system')).toBe('light');
    expect(nextChoice('light')).toBe('dark');
    expect(nextChoice('dark')).toBe('system');
  });

  it.each([null, '', 'Dark', 'auto', 'system'])('%s in storage means system', (stored) => {
    expect(parseChoice(stored)).toBe('system');
  });
});

describe('the mode', () => {
  const base: ColorConfig = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true };

  it('is light by default and follows the system in the configuration of this site', () => {
    expect(site.colorMode).toEqual(base);
    expect(resolveMode('system', null)).toBe('light');
    expect(resolveMode('system', true)).toBe('dark');
    expect(resolveMode('system', false)).toBe('light');
  });

  it('is what the reader chose, whatever the system prefers', () => {
    for (const prefersDark of [true, false, null]) {
      expect(resolveMode('dark', prefersDark, base)).toBe('dark');
      expect(resolveMode('light', prefersDark, base)).toBe('light');
    }
  });

  it('ignores the system when the configuration says so', () => {
    const deaf = { ...base, respectPrefersColorScheme: false };
    expect(resolveMode('system', true, deaf)).toBe('light');
    expect(resolveMode('system', false, { ...deaf, defaultMode: 'dark' })).toBe('dark');
  });
});

describe('the head script', () => {
  it('agrees with client/color-mode.ts for every configuration, stored value and system', () => {
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

  it('works where storage is rejected', () => {
    const head = runHead(site, null, true);
    expect(head).toEqual({ theme: 'dark', themeChoice: 'system', classes: ['js'] });
  });

  it('knows whether the reader chose to wrap code', () => {
    expect(runHead(site, { 'code.wrap': 'off' }, false).wrapCode).toBe('off');
  });

  it('prefers what only the session could keep', () => {
    expect(runHead(site, { theme: 'light' }, false, { theme: 'dark' }).theme).toBe('dark');
  });

  it('hides a dismissed announcement, and shows one with another id', () => {
    const config = { colorMode: site.colorMode, announcement: { id: `it's <new>`, text: 'x' } };
    const state = (id: string, dismissed: string) =>
      runHead(config, { 'announcement.id': id, 'announcement.dismissed': dismissed }, false).announcement;
    expect(state(`it's <new>`, 'true')).toBe('dismissed');
    expect(state(`it's <new>`, 'false')).toBeUndefined();
    expect(state('old', 'true')).toBeUndefined();
  });

  it('cannot be ended by its own text', () => {
    const script = headScript({
      colorMode: site.colorMode,
      announcement: { id: `'</script>"\n`, text: '' },
    });
    expect(script).not.toMatch(/<|"|\n/);
  });
});
