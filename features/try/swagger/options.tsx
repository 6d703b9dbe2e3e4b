import type { ComponentType } from 'react';
import { ConsoleLayout } from './layout';
import { accessibility } from './plugins/accessibility';
import { codeColors } from './plugins/code-colors';
import { exactNumbers } from './plugins/exact-numbers';
import { servers } from './plugins/servers';
import type { SwaggerPlugin } from './system';

const layout: SwaggerPlugin = () => ({
  components: { ConsoleLayout: ConsoleLayout as ComponentType<never> },
});

/** The options that decide about the markup, in the browser and during the build (first-paint.build.tsx). */
export const markupOptions = {
  layout: 'ConsoleLayout',
  plugins: [layout, accessibility, codeColors, exactNumbers, servers],
  filter: true,
  deepLinking: true,
  tryItOutEnabled: true,
};
