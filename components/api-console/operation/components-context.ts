import { type ComponentType, createContext } from 'react';

/** Components of Swagger UI that ours draw with. */
interface Components {
  Markdown: ComponentType<{ source: string }>;
}

/** Filled by the layout, which is given them by Swagger UI. */
export const SwaggerComponents = createContext<Components>({ Markdown: ({ source }) => source });
