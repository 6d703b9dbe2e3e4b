import type { Mermaid, MermaidConfig } from 'mermaid';
import { siteColors as colors } from './colors';
import { labelsToText } from './labels';
import { escapeXml, writeContent } from './write';

declare global {
  interface Window {
    mermaid: Mermaid;
    draw: typeof draw;
  }
}

/** Fills of what comes in a row: slices, branches, sections. */
const tints = ['#cfe0f5', '#cfe9e3', '#f3e2c4', '#e3d6f5', '#f6d5d2', '#dfe5ea'];

const series = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => tints[index % tints.length]).flatMap((tint, index) => [
    [`cScale${index}`, tint],
    [`cScalePeer${index}`, colors['--line-strong']],
    [`cScaleLabel${index}`, colors['--text']],
    [`pie${index + 1}`, tint],
    [`git${index}`, tint],
    [`fillType${index}`, tint],
  ]),
);

const config: MermaidConfig = {
  startOnLoad: false,
  securityLevel: 'strict',
  htmlLabels: false,
  deterministicIds: true,
  fontFamily: 'Inter',
  fontSize: 14,
  theme: 'base',
  // Borders, elbows and sizes as every drawing of the site has them; mermaid's defaults since version 12 are others.
  look: 'classic',
  layout: 'dagre',
  themeCSS: '.actor-line { stroke-width: 1px } .messageLine0, .messageLine1 { stroke-width: 1.25px }',
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
  themeVariables: {
    ...series,
    fontFamily: 'Inter',
    fontSize: '14px',
    background: colors['--bg'],
    primaryColor: colors['--bg-soft'],
    primaryTextColor: colors['--text'],
    primaryBorderColor: colors['--line-strong'],
    secondaryColor: colors['--accent-soft'],
    secondaryTextColor: colors['--text'],
    secondaryBorderColor: colors['--accent'],
    tertiaryColor: colors['--bg-sunk'],
    tertiaryTextColor: colors['--text'],
    tertiaryBorderColor: colors['--line-strong'],
    lineColor: colors['--text-soft'],
    textColor: colors['--text'],
    clusterBkg: colors['--bg'],
    clusterBorder: colors['--line-strong'],
    edgeLabelBackground: colors['--bg'],
    noteBkgColor: colors['--accent-soft'],
    noteTextColor: colors['--text'],
    noteBorderColor: colors['--accent'],
    actorLineColor: colors['--line-strong'],
    signalColor: colors['--text-soft'],
    activationBkgColor: colors['--bg-sunk'],
    activationBorderColor: colors['--line-strong'],
    attributeBackgroundColorOdd: colors['--bg'],
    attributeBackgroundColorEven: colors['--bg-soft'],
    rowOdd: colors['--bg'],
    rowEven: colors['--bg-soft'],
  },
};

/**
 * Draws one diagram with mermaid and gives it as the text of an SVG file without styles of its own: its colors are the
 * site's variables, whose values stand in `palette` for anyone who opens the file alone. Rejects with mermaid's message.
 */
async function draw(source: string, name: string, palette: string): Promise<string> {
  window.mermaid.initialize(config);
  // Two drawings of a page must not share names; seven letters are enough for that.
  const id = name.slice(0, 7);
  const { svg: drawing } = await window.mermaid.render('drawing', source);
  document.body.innerHTML = drawing;
  const svg = document.querySelector('svg');
  if (!svg) throw new Error('mermaid drew nothing');
  svg.style.maxWidth = 'none';
  labelsToText(svg);
  const title = svg.querySelector('title')?.textContent ?? '';
  const description = svg.querySelector('desc')?.textContent ?? '';
  // Not what is drawn: lifelines of sequences run on below the picture.
  const { x, y, width, height } = svg.viewBox.baseVal;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [Math.ceil(x + width) - left, Math.ceil(y + height) - top];
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${across} ${down}" width="${across}" height="${down}" role="img" aria-labelledby="${id}-t ${id}-d" font-family="Inter, system-ui, sans-serif" font-size="14" fill="var(--text)">`;
  const texts = `<title id="${id}-t">${escapeXml(title)}</title><desc id="${id}-d">${escapeXml(description)}</desc>`;
  return `${open}<style>${palette}</style>${texts}${writeContent(svg, id)}</svg>\n`;
}

window.draw = draw;
