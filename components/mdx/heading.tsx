import type { ComponentProps } from 'react';
import { getMessages } from '@/lib/i18n';
import type { SiteLocale } from '@/theme.config';

type HeadingProps = ComponentProps<'h2'> & { level: 'h2' | 'h3' | 'h4'; locale: SiteLocale };

/** A heading that carries a link to itself. */
export function Heading({ level: Level, locale, id, children, ...props }: HeadingProps) {
  if (!id) return <Level {...props}>{children}</Level>;
  return (
    <Level id={id} {...props}>
      {children}
      <a className="anchor" href={`#${id}`} aria-label={getMessages(locale.code).linkToHeading}>
        #
      </a>
    </Level>
  );
}
