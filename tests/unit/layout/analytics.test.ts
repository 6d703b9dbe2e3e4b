import { expect, it, vi } from 'vitest';
import { reportPages } from '@/features/layout/client/analytics';
import type { site } from '@/theme.config';

const config: typeof site.analytics = {
  measurementId: 'G-TEST0000',
  scriptUrl: 'http://127.0.0.1:9797/gtag.js',
  anonymizeIp: true,
};

/** Stubs a window and a document that record changes. */
function stubPage(agent: object) {
  const scripts: { src: string }[] = [];
  const location = new URL('https://docs.example/docs/?token=abc#x');
  const window: EventTarget & { location: URL; dataLayer?: ArrayLike<unknown>[] } = Object.assign(
    new EventTarget(),
    { location },
  );
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', agent);
  vi.stubGlobal('document', {
    title: 'Docs',
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
  reportPages({ ...config, measurementId });
  expect(scripts).toEqual([]);
  expect(window).not.toHaveProperty('dataLayer');
});

it('analytics send one page view for each address, without its query and hash', () => {
  const { scripts, window } = stubPage({ doNotTrack: '0', globalPrivacyControl: false });
  reportPages(config);
  expect(scripts).toMatchObject([{ src: 'http://127.0.0.1:9797/gtag.js?id=G-TEST0000' }]);
  const [page_location, page_referrer] = ['https://docs.example/docs/', 'https://docs.example/in'];
  const view = [
    ['set', 'page_path', '/docs/'],
    ['set', 'page_location', page_location],
    ['event', 'page_view', { page_path: '/docs/', page_location, page_title: 'Docs' }],
  ];
  const sent = () => (window.dataLayer ?? []).map((entry) => Array.from(entry));
  expect(sent()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-TEST0000', { anonymize_ip: true, send_page_view: false, page_location, page_referrer }],
    ...view,
  ]);
  window.dispatchEvent(new Event('hashchange'));
  expect(sent()).toHaveLength(5);
  window.location.hash = '/Forms/createForm/with/W3t9?q=1';
  window.dispatchEvent(new Event('popstate'));
  expect(sent().slice(5)).toEqual(view);
});
