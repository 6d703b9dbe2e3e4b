'use client';

import { useEffect, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { nearestPages } from '@/lib/browser/nearest';
import { splitLocale } from '@/lib/i18n/split';
import { linkInLanguage } from '@/lib/shared/addresses';
import { PAGE_LIST } from '@/lib/shared/nav-tree';
import { basePath, siteHref, sitePath } from '@/lib/shared/paths';

interface Target {
  href: string;
  title: string;
  /** Language of the title where that is not the page's. */
  lang?: string;
}

/** All pages there are, so that no other page carries their list; none where the file cannot be had. */
async function allPages(): Promise<Target[]> {
  const response = await fetch(basePath + PAGE_LIST);
  return response.ok ? ((await response.json()) as Target[]) : [];
}

/**
 * For an address without a page: the pages that come closest to it, or the main entries, and the search.
 */
export function NotFound() {
  const { messages, tree } = useShell();
  const main = tree.flatMap(({ href, title, lang }) => (href ? [{ href, title, lang }] : []));
  // The wrong address is known in the browser only.
  const [nearest, setNearest] = useState<Target[]>();

  useEffect(() => {
    let isGone = false;
    const { locale, path } = splitLocale(sitePath(window.location.pathname));
    // A reader who came from another language gets the pages in that one.
    const show = (targets: readonly Target[]) => {
      const translated = targets.map((target) => ({ ...target, href: linkInLanguage(target.href, locale) }));
      if (!isGone) setNearest(translated);
    };
    const lang = tree[0]?.lang;
    const top = tree.flatMap(({ href, title }) => (href ? [{ href, title, ...(lang && { lang }) }] : []));
    const choose = (pages: readonly Target[]) => {
      const found = nearestPages(path, pages);
      show(found.length > 0 ? found.map((target) => ({ ...target, ...(lang && { lang }) })) : top);
    };
    allPages().then(choose, () => show(top));
    return () => {
      isGone = true;
    };
  }, [tree]);

  return (
    <main id="content" className="error-screen" data-needs-runtime="">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <ul>
        {(nearest ?? main).map(({ href, title, lang }) => (
          <li key={href} lang={lang}>
            <a href={siteHref(href)}>{title}</a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button search-opener"
        onClick={() => window.dispatchEvent(new Event('open-search'))}
      >
        {messages.notFoundSearch}
      </button>
    </main>
  );
}
