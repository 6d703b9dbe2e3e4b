import { Fragment } from 'react';
import { colouredJson } from '@/lib/shared/api/json';
import { useTexts } from './texts';

function JsonText({ text }: { text: string }) {
  return colouredJson(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    <Fragment key={index}>{part.kind ? <i className={part.kind}>{part.text}</i> : part.text}</Fragment>
  ));
}

/** Longer texts are shown without colours: an element for each word would make the page slow. */
const PLAIN_FROM = 60_000;

interface Props {
  label: string;
  text: string;
  isJson?: boolean;
}

/** A block of code with the site's copy button. */
export function CodeFigure({ label, text, isJson = false }: Props) {
  const texts = useTexts();
  return (
    <figure className="code console-code">
      <figcaption className="code-head">
        <span>{label}</span>
        <button type="button" className="code-copy" data-copy-code>
          {texts.copy}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <code>{isJson && text.length < PLAIN_FROM ? <JsonText text={text} /> : text}</code>
      </pre>
    </figure>
  );
}
