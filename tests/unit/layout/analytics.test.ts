import { afterEach, describe, expect, it, vi } from 'vitest';
import { startAnalytics, withoutSecrets } from '@/features/layout/client/analytics';
import type { site } from '@/theme.config';

const config: typeof site.analytics = {
  measurementId: 'G-TEST0000',
  scriptUrl: 'http://127.0.0.1:9797/gtag.js',
  anonymizeIp: true,
};

/** Stubs a window and a document that record changes. */
function stubPage(agent: object): {
  scripts: { src: string }[];
  window: { dataLayer?: ArrayLike<unknown>[] };
} {
  const scripts: { src: string }[] = [];
  const window: { dataLayer?: ArrayLike<unknown>[]; location: { origin: string; href: string } } = {
    location: { origin: 'https://docs.example', href: 'https://docs.example/docs/?token=abc#x' },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', agent);
  vi.stubGlobal('document', {
    referrer: 'https://docs.example/in?code=1&view=2',
    createElement: () => ({}),
    head: { append: (script: { src: string }) => void scripts.push(script) },
  });
  return { scripts, window };
}

describe('analytics', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [{}, null],
    [{ doNotTrack: '1' }, config.measurementId],
    [{ doNotTrack: 'yes' }, config.measurementId],
    [{ globalPrivacyControl: true }, config.measurementId],
  ])('do nothing for a reader with %j and the ID %s', (agent, measurementId) => {
    const { scripts, window } = stubPage(agent);
    expect(startAnalytics({ ...config, measurementId })).toBeUndefined();
    expect(scripts).toEqual([]);
    expect(window).not.toHaveProperty('dataLayer');
  });

  it('set the path and send one page view per report, with anonymized addresses', () => {
    const { scripts, window } = stubPage({ doNotTrack: '0', globalPrivacyControl: false });
    const report = startAnalytics(config);
    expect(scripts.map(({ src }) => src)).toEqual(['http://127.0.0.1:9797/gtag.js?id=G-TEST0000']);
    const before = window.dataLayer?.length ?? 0;
    report?.('/docs/?q=1&access_token=abc#x', 'Docs');
    const commands = (window.dataLayer ?? []).map((entry) => Array.from(entry));
    expect(commands[1]).toEqual([
      'config',
      'G-TEST0000',
      {
        anonymize_ip: true,
        send_page_view: false,
        page_location: 'https://docs.example/docs/#x',
        page_referrer: 'https://docs.example/in?view=2',
      },
    ]);
    expect(commands.slice(before)).toEqual([
      ['set', 'page_path', '/docs/?q=1#x'],
      ['set', 'page_location', 'https://docs.example/docs/?q=1#x'],
      [
        'event',
        'page_view',
        {
          page_path: '/docs/?q=1#x',
          page_location: 'https://docs.example/docs/?q=1#x',
          page_title: 'Docs',
        },
      ],
    ]);
  });

  it.each([
    ['/docs/?token=a&q=1', '/docs/?q=1'],
    ['/docs/?refreshToken=a&code=b&password=c&apiKey=d', '/docs/'],
    ['/docs/?%74oken=a&plain', '/docs/?plain'],
    ['/docs/#access_token=a&state=b', '/docs/#state=b'],
    ['/docs/api/#/Auth/login?token=a&view=1', '/docs/api/#/Auth/login?view=1'],
    ['/docs/guides/?code-sample=1&q=%zz#status-codes', '/docs/guides/?code-sample=1&q=%zz#status-codes'],
    ['/docs/#code', '/docs/#code'],
  ])('send %s as %s', (address, sent) => expect(withoutSecrets(address)).toBe(sent));
});
