'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { silenceRouteAnnouncer } from '@/framework/next/route-announcer';
import { hashHistory } from '@/lib/browser/enhance/hash-history';
import { hideOnScroll } from '@/lib/browser/enhance/hide-on-scroll';
import { keyboardMode } from '@/lib/browser/enhance/keyboard-mode';
import { followLinks, warmLinks } from '@/lib/browser/enhance/links';
import { newPage } from '@/lib/browser/enhance/new-page';
import { progressBar } from '@/lib/browser/enhance/progress-bar';
import { staticMarkup } from '@/lib/browser/enhance/static-markup';
import { connectRouter } from '@/lib/browser/navigation/open-page';
import { announcePageShown, onPageShown } from '@/lib/browser/navigation/page-events';
import { openForServer } from '@/lib/browser/navigation/policy';
import { basePath } from '@/lib/shared/paths';
import { site } from '@/theme.config';
import { useShell } from './shell-context';

if (typeof document !== 'undefined') silenceRouteAnnouncer();

/** Reports page views; its script is loaded only with a measurement id, and nothing depends on its arrival. */
function analytics(): () => void {
  if (!site.analytics.measurementId) return () => undefined;
  return onPageShown(() => {
    import('@/lib/browser/analytics-runner').then(
      ({ reportPage }) => reportPage(),
      () => undefined,
    );
  });
}

/**
 * Starts what the shell does with static markup, and is the one place that learns from the framework that a page has
 * come on screen. Stands last in the body, so that its effects run after those of the page.
 */
export function Behaviours() {
  const { messages } = useShell();
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    const stops = [
      connectRouter(router),
      openForServer(),
      staticMarkup(messages),
      warmLinks(),
      followLinks(),
      hashHistory(),
      progressBar(),
      newPage(messages.pageLoaded),
      keyboardMode(),
      hideOnScroll(),
      analytics(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, messages]);

  useEffect(() => {
    announcePageShown(basePath + pathname);
    // Tells tests and style sheets that the page answers.
    document.documentElement.dataset.ready = '';
  }, [pathname]);

  return <p className="visually-hidden" role="status" data-page-status="" />;
}
