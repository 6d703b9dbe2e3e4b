import { getMessages } from '@/lib/i18n';
import { isExternal, siteHref } from '@/lib/paths';
import { type SiteLocale, site } from '@/theme.config';

/** Columns of links and the copyright line. */
export function Footer({ locale }: { locale: SiteLocale }) {
  const messages = getMessages(locale.code);
  return (
    <footer className="footer">
      <div className="footer-columns">
        {site.footer.map(({ titleKey, links }) => (
          <section key={titleKey}>
            <h2>{messages[titleKey]}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={siteHref(href)} rel={isExternal(href) ? 'noopener' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="copyright">
        © {new Date().getFullYear()} {site.copyright}
      </p>
    </footer>
  );
}
