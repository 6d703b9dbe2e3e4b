import { scrollable } from '@/shared/html/scrollable';
import { languages } from '@/shared/i18n/languages';
import { siteHref } from '@/shared/paths';
import type { LocaleCode } from '@/theme.config';
import { getTexts, missingDrawing, modes, readDrawing } from './drawing';

/** Largest width of a diagram that stays readable on a phone, in pixels. */
const SMALL = 384;

/** Renders the drawings of a mermaid fence. Their links open in a dialog (diagram-zoom.client.ts). */
export function Diagram({ source: encoded, language }: { source: string; language: LocaleCode }) {
  const source = decodeURIComponent(encoded);
  const { title, description, problem = missingDrawing(source)?.problem } = getTexts(source);
  if (process.env.NODE_ENV === 'development' && problem)
    return <p className="callout callout-warning">{problem}.</p>;
  const { hrefs, width, height } = readDrawing(source);
  return (
    <figure className={width <= SMALL ? 'diagram diagram-small' : 'diagram'}>
      <div className="box" role="group" {...scrollable} aria-label={title}>
        {modes.map((mode) => (
          <a
            key={mode}
            className={`shot-${mode}`}
            href={siteHref(hrefs[mode])}
            title={languages[language].vocabulary.enlargeDiagram}
          >
            <img src={siteHref(hrefs[mode])} alt={title} width={width} height={height} loading="lazy" />
          </a>
        ))}
      </div>
      <figcaption className="visually-hidden">{description}</figcaption>
    </figure>
  );
}
