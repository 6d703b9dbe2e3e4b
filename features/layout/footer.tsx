import { getMessages } from '@/shared/i18n';
import { footer, type SiteLocale } from '@/theme.config';
import { MainLink } from './main-link';

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
                  <MainLink link={link} locale={locale} />
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
