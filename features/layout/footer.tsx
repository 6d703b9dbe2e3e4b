import { getMessages } from '@/shared/i18n';
import { isExternal } from '@/shared/paths';
import { foreignLanguage, inLanguage, linkHref } from '@/shared/site-links';
import { footer, type SiteLocale } from '@/theme.config';

export function Footer({ locale }: { locale: SiteLocale }) {
  const messages = getMessages(locale.code);
  return (
    <footer className="footer">
      <div className="footer-columns">
        {footer.columns.map(({ titleKey, links }) => (
          <section key={titleKey}>
            <h2>{messages[titleKey]}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a
                    href={linkHref(link, locale)}
                    hrefLang={foreignLanguage(link.href, locale)}
                    rel={isExternal(link.href) ? 'noopener' : undefined}
                  >
                    {inLanguage(link, locale.code)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="copyright">
        © {new Date().getFullYear()} {footer.copyright}
      </p>
    </footer>
  );
}
