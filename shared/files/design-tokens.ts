import 'server-only';
import { readFileSync } from 'node:fs';

const FILE = 'app/css/tokens.css';

/**
 * Reads a color of the site's style sheet in both modes, in hexadecimal, for images.
 * @param name custom property, such as `--accent`
 * @throws an error if the style sheet doesn't define it
 */
export function tokenColor(name: string): { light: string; dark: string } {
  const tokens = readFileSync(FILE, 'utf8');
  const [, light, dark] =
    new RegExp(`^\\s*${name}: light-dark\\((#\\w+), (#\\w+)\\);$`, 'm').exec(tokens) ?? [];
  if (!light || !dark)
    throw new Error(`${FILE} has no color ${name}. Add "${name}: light-dark(#…, #…);", or use another name.`);
  return { light, dark };
}
