import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import project from '@/package.json';
import { unixLines } from '../files';

/** Counts changes of how `npm run diagrams` draws; a new number makes every drawing stale. */
const DRAWN_AS = 4;

/** Greatest width of a drawing whose labels stay readable on a phone, in pixels. */
const SMALL = 384;

/** Folder of the drawings below the project, and below the site with its first segment cut off. */
export const drawingsFolder = 'public/diagrams';

export interface Drawing {
  /** SVG text; attributes are in single quotes, see lib/escape-html. */
  svg: string;
  title: string;
  description: string;
  href: string;
  /** Whether it stays readable when it shrinks to the width of a phone. */
  isSmall: boolean;
}

/** The two texts that a mermaid source gives to readers who cannot see the drawing. Throws a sentence without them. */
export function textsOf(source: string): { title: string; description: string } {
  const text = (key: string) => new RegExp(`^\\s*${key}\\s*:\\s*(\\S.*?)\\s*$`, 'm').exec(source)?.[1];
  const [title, description] = [text('accTitle'), text('accDescr')];
  if (!title || !description)
    throw new Error(
      `A mermaid diagram needs the lines "accTitle: …" and "accDescr: …" after "${source.trim().split('\n')[0]}".`,
    );
  return { title, description };
}

/** Name of the drawing of a source: it changes with the text, with the version of mermaid and with how we draw. */
export function drawingName(source: string): string {
  const made = `${project.dependencies.mermaid} ${DRAWN_AS}\n${unixLines(source).trim()}\n`;
  return `d${createHash('sha256').update(made).digest('hex').slice(0, 15)}`;
}

/** Path of a drawing below the project. */
export function drawingFile(name: string): string {
  return `${drawingsFolder}/${name}.svg`;
}

/** What is wrong when a source has no drawing below `root`, and how to fix it; undefined when it has one. */
export function missingDrawing(
  source: string,
  root = process.cwd(),
): { problem: string; fix: string } | undefined {
  const file = drawingFile(drawingName(source));
  if (existsSync(join(root, file))) return undefined;
  return {
    problem: `the diagram is new or was changed, and its drawing ${file} is missing`,
    fix: 'run "npm run diagrams" where there is Chrome or Chromium and commit the file, or leave that to the reviewer of your pull request',
  };
}

/** The drawing of a source, made by `npm run diagrams`. Throws a sentence when it is missing or has no texts. */
export function readDrawing(source: string): Drawing {
  const texts = textsOf(source);
  const missing = missingDrawing(source);
  if (missing) throw new Error(`"${texts.title}": ${missing.problem}; ${missing.fix}.`);
  const file = drawingFile(drawingName(source));
  const text = readFileSync(join(process.cwd(), file), 'utf8');
  const svg = text
    .trim()
    .replace(/<style>.*?<\/style>/, '')
    .replace(/ (xmlns|font-family|font-size)="[^"]*"/, '')
    .replaceAll('"', "'");
  const isSmall = Number(/ width="(\d+)"/.exec(text)?.[1]) <= SMALL;
  return { svg, ...texts, href: file.replace('public', ''), isSmall };
}
