import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import project from '@/package.json';
import { tokenColor } from '@/shared/files/design-tokens';
import { unixLines } from '@/shared/files/files';
import { type DiagramColors, diagramColors } from './draw';

/** Version of the rendering (features/diagrams/draw.ts). Increase it to invalidate all images. */
const RENDERING = 5;

/** Folder of the images below the project; the site serves it without `public/`. */
export const drawingsFolder = 'public/diagrams';

export const modes = ['light', 'dark'] as const;

type Mode = (typeof modes)[number];

export const getColors = (mode: Mode): DiagramColors =>
  Object.fromEntries(diagramColors.map((name) => [name, tokenColor(name)[mode]])) as DiagramColors;

/** Returns title and description of a mermaid source for screen readers. Throws if one is missing. */
export function getTexts(source: string): { title: string; description: string } {
  const text = (key: string) => new RegExp(`^\\s*${key}\\s*:\\s*(\\S.*?)\\s*$`, 'm').exec(source)?.[1];
  const [title, description] = [text('accTitle'), text('accDescr')];
  if (!title || !description)
    throw new Error(
      `A mermaid diagram needs the lines "accTitle: …" and "accDescr: …" after "${source.trim().split('\n')[0]}".`,
    );
  return { title, description };
}

/** Returns the file name of a source's images. It depends on text, colors, mermaid version and rendering. */
export function drawingName(source: string): string {
  const inputs = [project.dependencies.mermaid, RENDERING, modes.map(getColors), unixLines(source).trim()];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

/** Returns the path of an image below the project. */
export const drawingFile = (name: string, mode: Mode): string => `${drawingsFolder}/${name}-${mode}.svg`;

/** Returns the problem if a source has no images below `root`; undefined if it has. */
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
    fix: 'run "npm run diagrams" with Chrome or Chromium installed and commit the files, or leave it to the reviewer of your pull request',
  };
}

/** Returns the addresses and size (pixels) of a source's images. Throws when they are missing. */
export function readDrawing(source: string): { hrefs: Record<Mode, string>; width: number; height: number } {
  const missing = missingDrawing(source);
  if (missing) throw new Error(`"${getTexts(source).title}": ${missing.problem}; ${missing.fix}.`);
  const [light, dark] = modes.map((mode) => drawingFile(drawingName(source), mode));
  const svg = readFileSync(join(process.cwd(), light ?? ''), 'utf8');
  const size = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(svg)?.[1]);
  const href = (file = '') => file.replace('public', '');
  return { hrefs: { light: href(light), dark: href(dark) }, width: size('width'), height: size('height') };
}
