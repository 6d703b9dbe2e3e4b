import { createCssVariablesTheme, type ThemeRegistrationRaw } from 'shiki';

const theme = createCssVariablesTheme({ name: 'endatix', variablePrefix: '--code-', fontStyle: false });

/** Shiki theme whose colors are CSS variables, so that one rendering serves light, dark and forced colors. */
export const codeTheme: ThemeRegistrationRaw & { name: string } = {
  ...theme,
  name: 'endatix',
  settings: theme.settings ?? theme.tokenColors ?? [],
};
