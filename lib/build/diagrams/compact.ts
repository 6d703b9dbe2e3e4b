import 'server-only';

/** Whole pixels are exact enough for places and sizes; line widths keep a digit. */
function shorten(number: number): number {
  return Math.abs(number) > 5 ? Math.round(number) : Math.round(number * 10) / 10;
}

/**
 * Shortens the text of a drawn diagram without changing the picture: attributes for scripting, the library's style
 * block (its rules are in docs.css) and needless digits go. Attributes keep single quotes, see lib/build/static/attributes.ts.
 */
export function compactSvg(svg: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ style="[^"]*--bg[^"]*"/, '')
    .replace(/ data-[a-z0-9-]+="[^"]*"/g, '')
    .replace(/ (rx|ry|dx|dy)="0"/g, '')
    .replace(/-?\d+\.\d+/g, (number) => String(shorten(Number(number))))
    .replace(/ (fill|stroke)="var\(--_([a-z-]+)\)"/g, ' $1="var(--d-$2)"')
    .replace(/ font-weight="400"/g, '')
    .replace(/\s*\/>/g, '/>')
    .replace(/>\s*\n\s*</g, '><')
    .replaceAll('"', "'");
}
