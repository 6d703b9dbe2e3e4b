import 'server-only';
import { renderToStaticMarkup } from 'react-dom/server';
import { tokenColor } from '@/shared/files/design-tokens';
import { site } from '@/theme.config';
import { MarkShapes } from '../mark-shapes';

type Mode = keyof ReturnType<typeof tokenColor>;

function iconStyle(mode: Mode): string {
  const [box, line] = [tokenColor('--accent')[mode], tokenColor('--accent-text')[mode]];
  return `.mark-box{fill:${box}}.mark-line{fill:none;stroke:${line};stroke-width:2.75;stroke-linecap:round;stroke-linejoin:round}.mark-dot{fill:${line}}`;
}

/** Returns the icon as a standalone SVG, in one color mode or in that of the reader. */
export function iconSvg(mode?: Mode): string {
  const style = mode
    ? iconStyle(mode)
    : `${iconStyle('light')}@media (prefers-color-scheme: dark){${iconStyle('dark')}}`;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <title>{site.product.name}</title>
      <style>{style}</style>
      <MarkShapes />
    </svg>,
  );
}

/** Returns a data URL of a drawing. */
export const svgAddress = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
