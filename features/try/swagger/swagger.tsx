import { useState } from 'react';
import SwaggerUI, { type SwaggerUIProps } from 'swagger-ui-react';
import { allContract } from '@/shared/contract/all-operations';
import { readMode } from './address';
import { consoleDocument } from './document';
import { markupOptions } from './layout';
import { account } from './plugins/account';
import { caution } from './plugins/caution';
import { execute } from './plugins/execute';
import { filter } from './plugins/filter';
import { navigation } from './plugins/navigation';
import { share } from './plugins/share';
import { signIn } from './plugins/sign-in';
import { prepareRequest } from './plugins/transport';
import { fillParameters } from './plugins/values';
import { verdict } from './plugins/verdict';
import type { SwaggerSystem } from './system';

function createOptions(): Omit<SwaggerUIProps, 'onComplete'> {
  const mode = readMode();
  return {
    ...markupOptions,
    spec: consoleDocument(allContract, window.location.origin),
    // The component adds its preset to those of the defaults, which are the same: each action would run twice.
    presets: [],
    plugins: [
      ...markupOptions.plugins,
      // Before those that add to Execute.
      execute,
      account,
      signIn,
      fillParameters,
      verdict,
      share,
      caution,
      filter,
      navigation(mode),
    ],
    deepLinking: mode === 'hash',
    displayRequestDuration: true,
    requestSnippetsEnabled: true,
    requestInterceptor: prepareRequest,
  };
}

/** Draws the console with Swagger UI. Only Console loads this chunk. */
export function Swagger({ onReady }: { onReady: (system: SwaggerSystem) => void }) {
  const [options] = useState(createOptions);
  return <SwaggerUI {...options} onComplete={onReady} />;
}
