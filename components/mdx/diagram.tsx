import { languages } from '@/lib/i18n/languages';
import { scrollable } from '@/lib/markup/scrollable';
import { siteHref } from '@/lib/paths';
import { readDrawing } from '@/lib/server/diagrams/drawing';
import type { LocaleCode } from '@/theme.config';

/**
 * A mermaid fence as the drawing that `npm run diagrams` made of it: SVG in the page, which takes its colors and font
 * from there, and a link to the file, to zoom it on a small screen.
 */
export function Diagram({ source, language }: { source: string; language: LocaleCode }) {
  const { svg, title, description, href, isSmall } = readDrawing(decodeURIComponent(source));
  return (
    <figure className={isSmall ? 'diagram diagram-small' : 'diagram'}>
      <div
        className="box"
        role="group"
        {...scrollable}
        aria-label={title}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption className="hint">
        {description} <a href={siteHref(href)}>{languages[language].vocabulary.openDrawing}</a>
      </figcaption>
    </figure>
  );
}
