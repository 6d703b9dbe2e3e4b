import 'server-only';
import { readFileSync } from 'node:fs';

const FILE = 'app/css/tokens.css';

/**
 * Returns a color that the site's style sheet defines in both color modes, as hexadecimal text, for what is drawn outside a page.
 * @param name name of the custom property, for example `--accent`
 * @throws an error with a sentence when the style sheet has no such color
 */
export function tokenColor(name: string): { light: string; dark: string } {
  const tokens = readFileSync(FILE, 'utf8');
  const [, light, dark] =
    new RegExp(`^\\s*${name}: light-dark\\((#\\w+), (#\\w+)\\);$`, 'm').exec(tokens) ?? [];
  if (!light || !dark)
    throw new Error(`${FILE} has no color ${name}. Add "${name}: light-dark(#…, #…);", or use another name.`);
  return { light, dark };
}
