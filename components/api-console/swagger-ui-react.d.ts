declare module 'swagger-ui-react' {
  import type { ComponentType } from 'react';
  import type { SwaggerSystem } from './operation/swagger-system';

  /** Documented properties of the component that the console sets. */
  interface SwaggerUIProps {
    spec: object;
    layout: string;
    plugins: readonly object[];
    docExpansion: 'list' | 'full' | 'none';
    tryItOutEnabled: boolean;
    defaultModelExpandDepth: number;
    onComplete: (system: SwaggerSystem) => void;
  }
  const SwaggerUI: ComponentType<SwaggerUIProps>;
  export default SwaggerUI;
}
