/** Colors of the browser's toolbars: the page background (`--bg` of app/css/tokens.css). */
export const browserColors = { light: '#ffffff', dark: '#10151b' } as const;
