import { type ComponentType, useMemo } from 'react';
import { SwaggerComponents } from './components-context';

interface Props {
  getComponent: (name: string, isContainer?: boolean) => ComponentType<{ source: string }>;
}

/** What is drawn of Swagger UI: the operations and its errors. Title, servers and sign-in are the console's own. */
export function ConsoleLayout({ getComponent }: Props) {
  const Operations = getComponent('operations', true) as ComponentType;
  const Errors = getComponent('errors', true) as ComponentType;
  const Markdown = getComponent('Markdown', true);
  const components = useMemo(() => ({ Markdown }), [Markdown]);
  return (
    <SwaggerComponents value={components}>
      <div className="swagger-ui">
        <Errors />
        <Operations />
      </div>
    </SwaggerComponents>
  );
}
