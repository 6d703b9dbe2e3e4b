import { expect, it, vi } from 'vitest';
import { startAnalytics } from '@/features/layout/client/analytics';
import type { site } from '@/theme.config';

const config: typeof site.analytics = {
  measurementId: 'G-TEST0000',
  scriptUrl: 'http://127.0.0.1:9797/gtag.js',
  anonymizeIp: true,
};

/** Stubs a window and a document that record changes. */
function stubPage(agent: object) {
  const scripts: { src: string }[] = [];
  const window: { dataLayer?: ArrayLike<unknown>[] } = {};
  const location = new URL('https://docs.example/docs/?token=abc#x');
  vi.stubGlobal('window', Object.assign(window, { location }));
  vi.stubGlobal('navigator', agent);
  vi.stubGlobal('document', {
    referrer: 'https://docs.example/in?code=1&view=2',
    createElement: () => ({}),
    head: { append: (script: { src: string }) => void scripts.push(script) },
  });
  return { scripts, window };
}

it.each([
  [{}, null],
  [{ doNotTrack: '1' }, config.measurementId],
  [{ doNotTrack: 'yes' }, config.measurementId],
  [{ globalPrivacyControl: true }, config.measurementId],
])('analytics do nothing for a reader with %j and the ID %s', (agent, measurementId) => {
  const { scripts, window } = stubPage(agent);
  expect(startAnalytics({ ...config, measurementId })).toBeUndefined();
  expect(scripts).toEqual([]);
  expect(window).not.toHaveProperty('dataLayer');
});

it('analytics set the path and send one page view per report, with anonymized addresses', () => {
  const { scripts, window } = stubPage({ doNotTrack: '0', globalPrivacyControl: false });
  const report = startAnalytics(config);
  expect(scripts).toMatchObject([{ src: 'http://127.0.0.1:9797/gtag.js?id=G-TEST0000' }]);
  report?.('/docs/#/Forms/createForm/with/W3t9?q=1', 'Docs');
  const [page_location, page_referrer] = ['https://docs.example/docs/', 'https://docs.example/in'];
  expect((window.dataLayer ?? []).map((entry) => Array.from(entry))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-TEST0000', { anonymize_ip: true, send_page_view: false, page_location, page_referrer }],
    ['set', 'page_path', '/docs/'],
    ['set', 'page_location', page_location],
    ['event', 'page_view', { page_path: '/docs/', page_location, page_title: 'Docs' }],
  ]);
});
