/** Attributes of a scrollable region, which needs keyboard access (WCAG 2.1.1). */
export const scrollable = { tabIndex: 0 } as const;
