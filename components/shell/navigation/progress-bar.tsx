'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { progressSettings } from '@/lib/progress';
import { onNavigationStart } from './navigation-events';

type Bar = typeof import('@bprogress/core').BProgress;

/** Loads the bar on the first slow navigation and gives it exactly our settings; trickling is ours because the library fixes its rate. */
async function loadBar(): Promise<Bar> {
  const { BProgress } = await import('@bprogress/core');
  const { minimum, speed, showSpinner } = progressSettings;
  BProgress.configure({
    minimum,
    speed,
    showSpinner,
    trickle: false,
    template: '<div class="bar" aria-hidden="true"></div>',
  });
  return BProgress;
}

/** Bar at the top of the window: starts 200 ms after a route change to a different path, ends when the new page is shown. */
export function ProgressBar() {
  const pathname = usePathname();
  const stop = useRef<() => void>(() => undefined);

  useEffect(
    () =>
      onNavigationStart((target) => {
        stop.current();
        if (target === window.location.pathname) return;
        let bar: Bar | undefined;
        let trickle: ReturnType<typeof setInterval> | undefined;
        let ended = false;
        const timer = setTimeout(async () => {
          const loaded = await loadBar();
          if (ended) return;
          bar = loaded;
          bar.start();
          trickle = setInterval(
            () => loaded.inc(Math.random() * progressSettings.trickleRate),
            progressSettings.trickleSpeed,
          );
        }, progressSettings.delay);
        stop.current = () => {
          ended = true;
          clearTimeout(timer);
          clearInterval(trickle);
          bar?.done();
        };
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the sign that the route update is complete
  useEffect(() => {
    stop.current();
  }, [pathname]);

  return null;
}
