/** Text with its `{{name}}` placeholders marked as variables. */
function withPlaceholders(text: string) {
  return text.split(/(\{\{\w+\}\})/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    index % 2 === 1 ? <var key={index}>{part}</var> : part,
  );
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <code>{withPlaceholders(text)}</code>
      </pre>
    </figure>
  );
}
