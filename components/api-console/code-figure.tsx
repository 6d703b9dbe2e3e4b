import { inOrder } from '@/components/mdx/in-order';
import { scrollable } from '@/components/mdx/scrollable';
import { colouredJson } from '@/lib/shared/api/json';

function JsonText({ text }: { text: string }) {
  return inOrder(colouredJson(text), (part) =>
    part.kind ? <i className={part.kind}>{part.text}</i> : part.text,
  );
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
      <pre {...scrollable}>
        <code>{isJson && text.length < PLAIN_FROM ? <JsonText text={text} /> : text}</code>
      </pre>
    </figure>
  );
}
