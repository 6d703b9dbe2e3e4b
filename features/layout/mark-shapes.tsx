/** Draws the icon of the product, 32 by 32: a form field with a caret, drawn as an opening bracket. */
export function MarkShapes() {
  return (
    <>
      <rect className="mark-box" x="1.5" y="1.5" width="29" height="29" rx="8" />
      <path className="mark-line" d="M21 9h-8.500a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3H21M9.5 16H18" />
      <circle className="mark-dot" cx="23" cy="16" r="2" />
    </>
  );
}
