declare module 'swagger-ui-react' {
  import type { ComponentType } from 'react';

  interface SwaggerUIProps {
    layout: string;
    plugins: readonly object[];
    docExpansion: 'list' | 'full' | 'none';
    tryItOutEnabled: boolean;
    defaultModelExpandDepth: number;
  }
  const SwaggerUI: ComponentType<SwaggerUIProps>;
  export default SwaggerUI;
}
