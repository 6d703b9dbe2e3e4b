/** Colors of the browser's own bars in each mode: the page background (`--bg` of app/css/tokens.css). */
export const browserColors = { light: '#ffffff', dark: '#10151b' } as const;
