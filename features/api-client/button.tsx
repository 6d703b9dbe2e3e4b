import type { ComponentProps } from 'react';

/** A button of the console, and of the panels of pages that send requests. It submits a form only where its type says so. */
export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`console-button control ${className}`.trim()} />;
}
