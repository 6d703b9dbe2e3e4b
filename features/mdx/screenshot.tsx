import { type ScreenshotName, screenshotPath, screenshots } from '@/features/content/screenshots';
import { siteHref } from '@/shared/paths';

interface Props {
  name: ScreenshotName;
  /** What the picture shows, for readers who don't see it. */
  alt: string;
}

/** A screenshot in both color modes. The browser loads the one of the chosen mode when it comes near the window. */
export function Screenshot({ name, alt }: Props) {
  const { width, height } = screenshots[name];
  return (['light', 'dark'] as const).map((mode) => (
    // biome-ignore lint/performance/noImgElement: a static export has no image optimizer, so next/image adds script for nothing
    <img
      key={mode}
      className={`shot-${mode}`}
      src={siteHref(screenshotPath(name, mode))}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  ));
}
