import type { ComponentProps } from 'react';

/** Renders a button of the console and of Run. It submits a form only if its type says so. */
export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`console-button control ${className}`.trim()} />;
}
