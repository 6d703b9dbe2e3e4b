import type { ComponentType } from 'react';

interface Props {
  getComponent: (name: string, isContainer?: boolean) => ComponentType;
}

/** What is drawn of Swagger UI: the operations and its errors. Title, servers and sign-in are the console's own. */
export function ConsoleLayout({ getComponent }: Props) {
  const Operations = getComponent('operations', true);
  const Errors = getComponent('errors', true);
  return (
    <div className="swagger-ui">
      <Errors />
      <Operations />
    </div>
  );
}
