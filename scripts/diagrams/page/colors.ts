/**
 * Colors that mermaid is asked to use, each for a variable of the site. Readers see the variable, so these values only
 * have to differ from each other: a new color of the site needs no change here.
 */
export const siteColors = {
  '--bg': '#ffffff',
  '--bg-soft': '#f5f7f8',
  '--bg-sunk': '#eceff1',
  '--line': '#dbe1e5',
  '--line-strong': '#8b98a3',
  '--text': '#17212b',
  '--text-soft': '#4d5b68',
  '--accent': '#0a6c63',
  '--accent-soft': '#e1f2ef',
} as const;

type Rgb = [number, number, number];

/** Parts of a computed color; undefined for none and for a wholly transparent one. */
function parts(color: string): { rgb: Rgb; alpha: number } | undefined {
  const match = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(color);
  if (!match) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = match.slice(1).map((part) => Number(part ?? 1));
  return alpha === 0 ? undefined : { rgb: [red, green, blue], alpha };
}

const hex = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The color with its lightness turned over and its hue kept: what is pale on white becomes deep on black. */
function darkened([red, green, blue]: Rgb): Rgb {
  const shift = 255 - Math.max(red, green, blue) - Math.min(red, green, blue);
  return [red + shift, green + shift, blue + shift];
}

/**
 * A computed color as an attribute: the site's variable where it is one of the site's colors, else a pair for both
 * color modes. Gives `none` for a color that shows nothing.
 */
export function paint(color: string): string {
  if (color.startsWith('url(')) return color.replaceAll('"', '');
  const found = parts(color);
  if (!found) return 'none';
  const light = hex(found.rgb);
  const variable = Object.entries(siteColors).find(([, value]) => value === light)?.[0];
  if (variable) return `var(${variable})`;
  // Mermaid writes plain black where its theme has no say.
  if (light === '#000000') return 'var(--text)';
  return `light-dark(${light},${hex(darkened(found.rgb))})`;
}

/** How far a color lets shine through, from 0 to 1. */
export function alphaOf(color: string): number {
  return parts(color)?.alpha ?? 1;
}
