/** What the drawing needs of mermaid: its build without dependencies has no types. */
export interface Mermaid {
  initialize(config: object): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/** Colors of the style sheet, each with the colors of mermaid that have its place. */
const places = {
  '--bg': 'background clusterBkg edgeLabelBackground attributeBackgroundColorOdd rowOdd',
  '--bg-soft': 'primaryColor attributeBackgroundColorEven rowEven',
  '--bg-sunk': 'tertiaryColor activationBkgColor',
  '--line-strong':
    'primaryBorderColor tertiaryBorderColor clusterBorder actorLineColor activationBorderColor',
  '--text': 'primaryTextColor secondaryTextColor tertiaryTextColor textColor noteTextColor',
  '--text-soft': 'lineColor signalColor',
  '--accent': 'secondaryBorderColor noteBorderColor',
  '--accent-soft': 'secondaryColor noteBkgColor',
};
const names = Object.keys(places);

/** Placeholders of the style sheet's colors: mermaid computes with colors and rejects `var(--bg)`. */
const placeholder = (index: number): string => `#01020${index}`;

const themeColors = Object.values(places).flatMap((list, index) =>
  list.split(' ').map((name) => [name, placeholder(index)]),
);

/** The placeholder of the page's background. */
const BACKGROUND = placeholder(names.indexOf('--bg'));

/** Puts the names of the style sheet's colors where mermaid wrote their placeholders. */
const nameColors = (svg: string): string =>
  svg.replace(/#01020(\d)|rgb\(1, 2, (\d)\)/g, (_, hex, rgb) => `var(${names[hex ?? rgb]})`);

/** Images cannot use the page's font. These have the same widths on most systems. */
const FONT = 'Arial, Helvetica, "Liberation Sans", sans-serif';

/** Labels of lines are opaque, so that no line crosses them. */
const opaqueLabels = `
  .edgeLabel rect, .labelBkg, .relationshipLabelBox { opacity: 1 !important; fill: ${BACKGROUND} !important; background: ${BACKGROUND} !important }
  .messageText, .loopText { paint-order: stroke; stroke: ${BACKGROUND} !important; stroke-width: 5px !important; stroke-linejoin: round }
  marker circle { fill: ${BACKGROUND} !important }
  .actor-line { stroke-width: 1px }
  .messageLine0, .messageLine1 { stroke-width: 1.25px }`;

const config = {
  startOnLoad: false,
  securityLevel: 'strict',
  htmlLabels: false,
  deterministicIds: true,
  fontFamily: FONT,
  fontSize: 14,
  theme: 'base',
  // Same look for all diagrams; mermaid 12 changed the defaults.
  look: 'classic',
  layout: 'dagre',
  themeCSS: opaqueLabels,
  flowchart: {
    htmlLabels: false,
    curve: 'basis',
    minNodeWidth: 0,
    padding: 12,
    nodeSpacing: 36,
    rankSpacing: 44,
    wrappingWidth: 220,
  },
  state: { nodeSpacing: 80, minNodeWidth: 0 },
  sequence: {
    mirrorActors: false,
    diagramMarginX: 8,
    actorMargin: 34,
    width: 112,
    height: 44,
    boxMargin: 8,
    messageMargin: 32,
    actorFontSize: 14,
    messageFontSize: 13,
    noteFontSize: 13,
  },
  themeVariables: { fontFamily: FONT, fontSize: '14px', ...Object.fromEntries(themeColors) },
};

/** Removes rules, arrowheads and attributes that no image uses. */
function removeUnused(svg: SVGSVGElement): void {
  const style = svg.querySelector('style');
  const sheet = style?.sheet;
  if (!style || !sheet) return;
  const used = [...sheet.cssRules].filter(
    (rule) => rule instanceof CSSStyleRule && document.querySelector(rule.selectorText),
  );
  style.textContent = used.map(({ cssText }) => cssText).join('');
  for (const element of svg.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (name === 'name' || name.startsWith('data-')) element.removeAttribute(name);
  const { innerHTML } = svg;
  for (const marker of svg.querySelectorAll('marker'))
    if (!innerHTML.includes(`#${marker.id})`)) marker.remove();
}

/** Returns a mermaid source as a standalone SVG. Rejects with mermaid's message for a syntax error. */
export async function renderDiagram(mermaid: Mermaid, source: string): Promise<string> {
  mermaid.initialize(config);
  const { svg: drawn } = await mermaid.render('diagram', source);
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = drawn;
  const svg = holder.querySelector('svg');
  if (!svg) throw new Error('mermaid rendered no SVG: check the diagram source');
  removeUnused(svg);
  const { width, height } = svg.viewBox.baseVal;
  svg.setAttribute('width', String(Math.ceil(width)));
  svg.setAttribute('height', String(Math.ceil(height)));
  // For forced colors: images keep their own.
  svg.setAttribute('style', `background:${BACKGROUND}`);
  const text = new XMLSerializer().serializeToString(svg);
  holder.remove();
  const rounded = text.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
  return `${nameColors(rounded)}\n`;
}
