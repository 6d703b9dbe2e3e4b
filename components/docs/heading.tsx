import type { ComponentProps } from 'react';
import { getMessages } from '@/lib/i18n';
import type { SiteLocale } from '@/theme.config';

/** Makes a heading component that carries a link to itself. */
export function createHeading(Level: 'h2' | 'h3' | 'h4', locale: SiteLocale) {
  const label = getMessages(locale.code).linkToHeading;
  return function Heading({ id, children, ...props }: ComponentProps<'h2'>) {
    if (!id) return <Level {...props}>{children}</Level>;
    return (
      <Level id={id} {...props}>
        {children}
        <a className="anchor" href={`#${id}`} aria-label={label} aria-describedby={id} />
      </Level>
    );
  };
}
