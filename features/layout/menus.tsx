import { type Address, addressPath, inLanguage, linkInLanguage, parseAddress } from '@/shared/addresses';
import { openApi } from '@/shared/contract/document';
import { laterApi } from '@/shared/contract/later-releases';
import { getMessages, splitLocale } from '@/shared/i18n';
import { format } from '@/shared/i18n/format';
import { siteHref } from '@/shared/paths';
import { type SiteLocale, site } from '@/theme.config';
import { ownVersion } from './versions';

export interface FramedPage {
  locale: SiteLocale;
  /** Site path of the page; that of the landing page for the 404 page. */
  path: string;
}

interface MenuItem {
  label: string;
  /** Hint below the label. */
  note?: string | false;
  href: string;
  current: boolean;
  lang?: string;
  samePage?: boolean;
  /** Label of the version that a click selects. */
  version?: string;
}

/** Renders a disclosure menu of links, which opens without script (behaviors/menus.ts). */
function Menu({ name, label, items }: { name: string; label: string; items: MenuItem[] }) {
  return (
    <details className={`menu menu-${name}`} data-menu>
      <summary aria-label={`${name}: ${label}`}>
        <span>{label}</span>
      </summary>
      <ul>
        {items.map(({ label: text, note, href, current, lang, samePage, version }) => (
          <li key={text}>
            <a
              href={href}
              aria-current={current ? 'true' : undefined}
              hrefLang={lang}
              data-version={version}
              data-same-page={samePage ? '' : undefined}
            >
              <span lang={lang}>{text}</span>
              {note && <small> {note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Renders the languages. Each links to the translation of the page, or to the start page with a note. */
export function LanguageMenu({ page: { locale, path } }: { page: FramedPage }) {
  const messages = getMessages(locale.code);
  const address = parseAddress(path);
  const isOutside = address.kind === 'landing' || address.kind === 'other';
  const items = site.locales.map((candidate) => {
    const start: Address = isOutside
      ? { kind: 'landing', locale: candidate }
      : { kind: 'page', locale: candidate, rest: '' };
    const current = candidate === locale;
    const own = current ? path : addressPath(inLanguage(address, candidate) ?? start);
    const samePage = splitLocale(own).path === splitLocale(path).path;
    return {
      label: candidate.label,
      note: !samePage && messages.startPage,
      href: siteHref(own),
      current,
      lang: candidate.code,
      samePage,
    };
  });
  return <Menu name={messages.language} label={locale.label} items={items} />;
}

/** Renders the versions, each with its own deployment. The last entry links to the releases of the product. */
export function VersionMenu({ page: { locale } }: { page: FramedPage }) {
  const messages = getMessages(locale.code);
  const own = ownVersion();
  const about = format(messages.versionAbout, {
    release: laterApi.info.version,
    api: openApi.info.version,
  });
  const items = site.versions.map((version) => ({
    label: version.label,
    note: version === own && about,
    href: siteHref(version === own ? linkInLanguage(version.href, locale) : version.href),
    current: version === own,
    version: version.label,
  }));
  const releases = {
    label: format(messages.versionReleases, { product: site.product.name }),
    href: `${site.repository}/releases`,
    current: false,
  };
  return <Menu name={messages.version} label={own.label} items={[...items, releases]} />;
}
