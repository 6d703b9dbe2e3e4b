import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenColor } from '@/shared/files/design-tokens';
import { unixLines } from '@/shared/files/files';

/** Versions of mermaid and of draw.ts that made the drawings. Change one to make all drawings again. */
const RENDERING = ['12.3.0', 6];

/** Folder of the drawings below the project. Their colors are names of the style sheet: `var(--bg)`. */
export const drawingsFolder = 'features/diagrams/drawings';

export const modes = ['light', 'dark'] as const;

type Mode = (typeof modes)[number];

/**
 * Returns title and description of a mermaid source for screen readers. One that is missing is its first line,
 * with the problem, which the check of the content reports.
 */
export function getTexts(source: string): { title: string; description: string; problem?: string } {
  const text = (key: string) => new RegExp(`^\\s*${key}\\s*:\\s*(\\S.*?)\\s*$`, 'm').exec(source)?.[1];
  const [title, description] = [text('accTitle'), text('accDescr')];
  if (title && description) return { title, description };
  const [first = ''] = source.trim().split('\n');
  const problem = `A mermaid diagram needs the lines "accTitle: …" and "accDescr: …" after "${first}"`;
  return { title: title ?? first, description: description ?? first, problem };
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Returns the path of a source's drawing below the project. It depends on text and rendering. */
export function drawingFile(source: string): string {
  const inputs = [...RENDERING, unixLines(source).trim()];
  return `${drawingsFolder}/${shortHash(JSON.stringify(inputs))}.svg`;
}

/** Returns a drawing as the site serves it: colored, and named by its content, because browsers keep it. */
export function colored(drawing: string, mode: Mode): { name: string; svg: string } {
  const svg = drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokenColor(name)[mode]);
  return { name: `${shortHash(svg)}-${mode}.svg`, svg };
}

/** Returns the problem if a source has no drawing below `root`; undefined if it has. */
export function missingDrawing(
  source: string,
  root = process.cwd(),
): { problem: string; fix: string } | undefined {
  const file = drawingFile(source);
  if (existsSync(join(root, file))) return undefined;
  return {
    problem: `the diagram is new or was changed, and its drawing ${file} is missing`,
    fix: 'run "npm run diagrams" with Chrome or Chromium installed and commit the file, or leave it to the reviewer of your pull request',
  };
}

/** Returns the addresses and size (pixels) of a source's images. Throws when they are missing. */
export function readDrawing(source: string): { hrefs: Record<Mode, string>; width: number; height: number } {
  const missing = missingDrawing(source);
  if (missing) throw new Error(`"${getTexts(source).title}": ${missing.problem}; ${missing.fix}.`);
  const drawing = readFileSync(join(process.cwd(), drawingFile(source)), 'utf8');
  const size = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(drawing)?.[1]);
  const href = (mode: Mode) => `/diagrams/${colored(drawing, mode).name}`;
  return {
    hrefs: { light: href('light'), dark: href('dark') },
    width: size('width'),
    height: size('height'),
  };
}
