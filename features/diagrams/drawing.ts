import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import project from '@/package.json';
import { tokenColor } from '@/shared/files/design-tokens';
import { unixLines } from '@/shared/files/files';
import { type DiagramColors, diagramColors } from './draw';

/** Counts changes of how diagrams are drawn (features/diagrams/draw.ts); a new number makes every drawing stale. */
const DRAWN_AS = 5;

/** Folder of the drawings below the project, and below the site with its first segment cut off. */
export const drawingsFolder = 'public/diagrams';

/** Color modes in which a diagram is drawn. */
export const modes = ['light', 'dark'] as const;

/** One of them. */
type Mode = (typeof modes)[number];

/** Returns the colors of the style sheet for diagrams in a color mode. */
export const getColors = (mode: Mode): DiagramColors =>
  Object.fromEntries(diagramColors.map((name) => [name, tokenColor(name)[mode]])) as DiagramColors;

/** The two texts that a mermaid source gives to readers who cannot see the drawing. Throws a sentence without them. */
export function getTexts(source: string): { title: string; description: string } {
  const text = (key: string) => new RegExp(`^\\s*${key}\\s*:\\s*(\\S.*?)\\s*$`, 'm').exec(source)?.[1];
  const [title, description] = [text('accTitle'), text('accDescr')];
  if (!title || !description)
    throw new Error(
      `A mermaid diagram needs the lines "accTitle: …" and "accDescr: …" after "${source.trim().split('\n')[0]}".`,
    );
  return { title, description };
}

/** Returns the name of the drawings of a source: it changes with the text, the colors, mermaid and how we draw. */
export function drawingName(source: string): string {
  const made = [project.dependencies.mermaid, DRAWN_AS, modes.map(getColors), unixLines(source).trim()];
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
}

/** Returns the path of a drawing below the project. */
export const drawingFile = (name: string, mode: Mode): string => `${drawingsFolder}/${name}-${mode}.svg`;

/** What is wrong when a source has no drawings below `root`, and how to fix it; undefined when it has them. */
export function missingDrawing(
  source: string,
  root = process.cwd(),
): { problem: string; fix: string } | undefined {
  const missing = modes
    .map((mode) => drawingFile(drawingName(source), mode))
    .find((file) => !existsSync(join(root, file)));
  if (!missing) return undefined;
  return {
    problem: `the diagram is new or was changed, and its drawing ${missing} is missing`,
    fix: 'run "npm run diagrams" where there is Chrome or Chromium and commit the files, or leave that to the reviewer of your pull request',
  };
}

/** Returns the addresses of the drawings of a source and their size in pixels. Throws a sentence when they are missing. */
export function readDrawing(source: string): { hrefs: Record<Mode, string>; width: number; height: number } {
  const missing = missingDrawing(source);
  if (missing) throw new Error(`"${getTexts(source).title}": ${missing.problem}; ${missing.fix}.`);
  const [light, dark] = modes.map((mode) => drawingFile(drawingName(source), mode));
  const svg = readFileSync(join(process.cwd(), light ?? ''), 'utf8');
  const size = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(svg)?.[1]);
  const href = (file = '') => file.replace('public', '');
  return { hrefs: { light: href(light), dark: href(dark) }, width: size('width'), height: size('height') };
}
