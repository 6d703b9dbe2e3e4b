import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { iconSvg, svgAddress } from '@/features/layout/build/icon';
import { writeWhole } from '@/shared/build/write-whole';

/** Returns an `.ico` file that contains a PNG of 32 by 32 pixels. */
function icoFile(png: Uint8Array): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32, 0, 0, 1, 0, 32, 0], 6);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws the favicon, for programs that do not read SVG. */
async function drawFavicon(): Promise<Buffer> {
  const { ImageResponse } = await import('next/og');
  const size = { width: 32, height: 32 };
  const image = new ImageResponse(<img src={svgAddress(iconSvg('light'))} alt="" {...size} />, size);
  return icoFile(new Uint8Array(await image.arrayBuffer()));
}

/** Writes `public/icon.svg` with the colors of the style sheet, and `public/favicon.ico` if the icon changed. */
export async function drawIcons(): Promise<void> {
  const [icon, favicon] = ['public/icon.svg', 'public/favicon.ico'];
  const svg = iconSvg();
  const previous = await readFile(icon, 'utf8').catch(() => '');
  if (svg === previous && existsSync(favicon)) return;
  await writeWhole(favicon, await drawFavicon());
  await writeWhole(icon, svg);
}
