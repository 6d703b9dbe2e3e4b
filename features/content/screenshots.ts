/** Sizes of the screenshots in CSS pixels. `scripts/pictures.ts` captures them. */
export const screenshots = {
  form: { width: 770, height: 454 },
  console: { width: 770, height: 760 },
} as const;

export type ScreenshotName = keyof typeof screenshots;

export const screenshotPath = (name: ScreenshotName, mode: 'light' | 'dark'): string =>
  `/screenshots/${name}-${mode}.webp`;
