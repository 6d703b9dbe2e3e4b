import { Fragment } from 'react';

const TOKEN = /("(?:[^"\\]|\\.)*"|\b(?:true|false|null|-?\d[\d.eE+-]*)\b)/;

/** Colours of the site's code blocks; member names keep that of the text. */
function kindOf(token: string, next: string | undefined): string | undefined {
  if (!token.startsWith('"')) return 'c';
  return next?.trimStart().startsWith(':') ? undefined : 's';
}

function JsonText({ text }: { text: string }) {
  const parts = text.split(TOKEN);
  return parts.map((part, index) => {
    const kind = index % 2 === 1 ? kindOf(part, parts[index + 1]) : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <Fragment key={index}>{kind ? <i className={kind}>{part}</i> : part}</Fragment>
    );
  });
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
  return (
    <figure className="code console-code">
      <figcaption className="code-head">
        <span>{label}</span>
        <button type="button" className="code-copy" data-copy-code>
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <code>{isJson && text.length < PLAIN_FROM ? <JsonText text={text} /> : text}</code>
      </pre>
    </figure>
  );
}
