const SVG = 'http://www.w3.org/2000/svg';

interface Piece {
  text: string;
  box: DOMRect;
  style: CSSStyleDeclaration;
}

/** The words below a node, joined as long as they stand in one line. */
function linesOf(root: Element): Piece[] {
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const style = getComputedStyle(node.parentElement ?? root);
    let isNew = true;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const box = range.getBoundingClientRect();
      const last = pieces.at(-1);
      if (last && !isNew && Math.abs(last.box.top - box.top) < 2) {
        last.text += ` ${word}`;
        last.box = new DOMRect(last.box.left, last.box.top, box.right - last.box.left, last.box.height);
      } else pieces.push({ text: word, box, style });
      isNew = false;
    }
  }
  return pieces;
}

/**
 * Replaces labels that are HTML inside the drawing by SVG text at the same places: HTML would take the styles of the
 * page around it, and other programs do not show it.
 */
export function labelsToText(svg: SVGSVGElement): void {
  for (const label of svg.querySelectorAll('foreignObject')) {
    const parent = label.parentNode as SVGGraphicsElement;
    const toParent = parent.getScreenCTM()?.inverse();
    if (!toParent) continue;
    // The other properties of a `switch` say the same to programs without HTML.
    if (parent.tagName === 'switch') parent.replaceChildren(label);
    for (const { text, box, style } of linesOf(label)) {
      const middle = new DOMPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2).matrixTransform(
        toParent,
      );
      const element = document.createElementNS(SVG, 'text');
      element.textContent = text;
      element.setAttribute('x', String(middle.x));
      element.setAttribute('y', String(middle.y));
      element.style.fill = style.color;
      element.style.fontSize = style.fontSize;
      element.style.fontWeight = style.fontWeight;
      element.style.fontStyle = style.fontStyle;
      element.style.textAnchor = 'middle';
      element.style.dominantBaseline = 'central';
      parent.insertBefore(element, label);
    }
    label.remove();
  }
}
