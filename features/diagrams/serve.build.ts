import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeOthers, writeWhole } from '@/shared/build/write-whole';
import { colored, drawingsFolder, modes } from './drawing';

/** Writes the drawings to `public/diagrams`, each in the colors of both modes. Other files in it are deleted. */
export async function serveDrawings(): Promise<void> {
  const folder = 'public/diagrams';
  await mkdir(folder, { recursive: true });
  const files = await readdir(drawingsFolder);
  const drawings = await Promise.all(files.map((file) => readFile(join(drawingsFolder, file), 'utf8')));
  const served = drawings.flatMap((drawing) => modes.map((mode) => colored(drawing, mode)));
  await Promise.all(served.map(({ name, svg }) => writeWhole(join(folder, name), svg)));
  const names = served.map(({ name }) => name);
  await removeOthers(folder, names);
}
