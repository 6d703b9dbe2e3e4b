import { defaultLocale, getMessages, prefixedLocales } from '@/shared/i18n';
import { siteHref } from '@/shared/paths';
import type { SiteLocale } from '@/theme.config';
import { buildTree } from '../docs-tree';
import { PageFrame } from '../page-frame';
import { toStatic } from '../static/to-static';

/** Renders the main entries, which client/not-found.ts replaces with similar pages, and the search. */
async function NotFound({ locale }: { locale: SiteLocale }) {
  const messages = getMessages(locale.code);
  const tree = await buildTree(locale);
  const entries = tree.flatMap(({ href, title, lang, hrefLang }) =>
    href ? [{ href, title, lang, hrefLang }] : [],
  );
  return (
    <PageFrame locale={locale} path={`/${locale.path}`}>
      <main
        id="content"
        className="error-screen"
        data-not-found={messages.notFoundTitle}
        data-similar={messages.notFoundSimilar}
      >
        <h1>{messages.notFoundTitle}</h1>
        <p>{messages.notFoundText}</p>
        <ul>
          {entries.map(({ href, title, lang, hrefLang }) => (
            <li key={href} lang={lang}>
              <a href={siteHref(href)} hrefLang={hrefLang}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <button type="button" className="button search-opener needs-script" data-search-open="">
          {messages.notFoundSearch}
        </button>
      </main>
    </PageFrame>
  );
}

/** Renders the 404 page in every language: a host serves one file (client/not-found.ts). */
export async function NotFoundPage() {
  return toStatic(
    <>
      <NotFound locale={defaultLocale} />
      {prefixedLocales.map((locale) => (
        <template key={locale.code} data-language={locale.code}>
          <NotFound locale={locale} />
        </template>
      ))}
    </>,
  );
}
