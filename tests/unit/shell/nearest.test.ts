import { describe, expect, it } from 'vitest';
import { editDistance, nearestPages } from '@/lib/browser/nearest';

const pages = [
  { href: '/docs/getting-started/quick-start', title: 'Quick start' },
  { href: '/docs/getting-started/setup-nuget-package', title: 'Set up with NuGet' },
  { href: '/docs/guides/docker-setup', title: 'Docker setup' },
  { href: '/docs/guides/webhooks', title: 'Webhooks' },
  { href: '/docs/configuration/settings/cors-settings', title: 'CORS settings' },
];
const first = (path: string) => nearestPages(path, pages)[0]?.href;

describe('nearest pages', () => {
  it.each([
    ['/docs/guides/webhook', '/docs/guides/webhooks'],
    ['/docs/webhoks', '/docs/guides/webhooks'],
    ['/docs/docker', '/docs/guides/docker-setup'],
    ['/docs/quickstart', '/docs/getting-started/quick-start'],
    ['/docs/configuration/cors', '/docs/configuration/settings/cors-settings'],
    ['/nothing/web-hooks', '/docs/guides/webhooks'],
    ['/docs/dockersetup', '/docs/guides/docker-setup'],
    ['/DOCS/Guides/Webhooks.html', '/docs/guides/webhooks'],
    ['/docs/getting-started/installation', '/docs/getting-started/setup-nuget-package'],
  ])('%s leads to %s', (path, expected) => expect(first(path)).toBe(expected));

  it('are none when nothing is alike, and never more than wanted', () => {
    expect(nearestPages('/xyzzy/plugh', pages)).toEqual([]);
    expect(nearestPages('/docs', pages)).toEqual([]);
    expect(nearestPages('/docs/guides/settings/setup', pages, 2)).toHaveLength(2);
  });

  it('counts single-letter changes', () => {
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('webhok', 'webhooks')).toBe(2);
    expect(editDistance('same', 'same')).toBe(0);
  });
});
