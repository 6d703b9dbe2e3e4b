import { getMessages } from '@/shared/i18n';
import { type SiteLocale, site } from '@/theme.config';

/** Renders the button that cycles through system, light and dark (behaviors/color-mode.ts). */
export function ColorModeToggle({ locale }: { locale: SiteLocale }) {
  if (site.colorMode.disableSwitch) return null;
  const messages = getMessages(locale.code);
  return (
    <button
      type="button"
      className="icon-button color-toggle"
      data-color-toggle={messages.colorMode}
      data-system={messages.colorSystem}
      data-light={messages.colorLight}
      data-dark={messages.colorDark}
      aria-label={`${messages.colorMode}: ${messages.colorSystem}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="icon-system" d="M4 5h16v11H4zM9 20h6M12 16v4" />
        <path
          className="icon-light"
          d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"
        />
        <path className="icon-dark" d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z" />
      </svg>
    </button>
  );
}
