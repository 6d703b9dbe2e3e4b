import { type ScreenshotName, screenshotPath, screenshots } from '@/features/content/screenshots';
import { siteHref } from '@/shared/paths';

interface Props {
  name: ScreenshotName;
  alt: string;
}

/** Renders a screenshot in both color modes. The browser loads only the one of the chosen mode. */
export function Screenshot({ name, alt }: Props) {
  const { width, height } = screenshots[name];
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      data-markdown-ignore={mode === 'dark' ? '' : undefined}
      className={`shot-${mode} box`}
      src={siteHref(screenshotPath(name, mode))}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  ));
}
