import { inOrder } from '../in-order';
import { scrollable } from '../scrollable';

/** Text with its `{{name}}` placeholders marked as variables. */
function withPlaceholders(text: string) {
  return inOrder(text.split(/(\{\{\w+\}\})/), (part, index) => (index % 2 === 1 ? <var>{part}</var> : part));
}

/** Generated code with a label and the site's copy button; its colours are left out to keep pages light. */
export function PlainCode({ label, text }: { label: string; text: string }) {
  return (
    <figure className="code">
      <figcaption className="code-head">
        <span>{label}</span>
        <button type="button" className="code-copy" data-copy-code hidden>
          Copy
        </button>
      </figcaption>
      <pre {...scrollable}>
        <code>{withPlaceholders(text)}</code>
      </pre>
    </figure>
  );
}
