import type { ComponentProps } from 'react';

/** A button of the console, and of the panels of pages that send requests. */
export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={`console-button ${className}`.trim()} {...props} />;
}
