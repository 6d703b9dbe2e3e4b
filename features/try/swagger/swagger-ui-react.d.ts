declare module 'swagger-ui-react' {
  import type { ComponentType } from 'react';
  import type { SwaggerPlugin, SwaggerRequest, SwaggerSystem } from '@/features/try/swagger/system';

  /** The options of Swagger UI that the console sets. */
  export interface SwaggerUIProps {
    spec: string;
    layout: string;
    presets: readonly SwaggerPlugin[];
    plugins: readonly SwaggerPlugin[];
    deepLinking: boolean;
    displayRequestDuration: boolean;
    filter: boolean;
    requestSnippetsEnabled: boolean;
    tryItOutEnabled: boolean;
    requestInterceptor: (request: SwaggerRequest) => Promise<SwaggerRequest>;
    onComplete: (system: SwaggerSystem) => void;
  }
  const SwaggerUI: ComponentType<SwaggerUIProps>;
  export default SwaggerUI;
}
