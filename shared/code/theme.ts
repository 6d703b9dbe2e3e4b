import { createCssVariablesTheme, type ThemeRegistrationRaw } from 'shiki';

const theme = createCssVariablesTheme({ name: 'endatix', variablePrefix: '--code-', fontStyle: false });

/** Shiki theme that uses CSS variables, so that one rendering fits light, dark and forced colors. */
export const codeTheme: ThemeRegistrationRaw & { name: string } = {
  ...theme,
  name: 'endatix',
  settings: theme.settings ?? theme.tokenColors ?? [],
};
