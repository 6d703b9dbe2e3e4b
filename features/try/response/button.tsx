import type { ComponentProps } from 'react';

/** Renders a button of the console and of Run. It submits a form only with `type="submit"`. */
export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`console-button control ${className}`.trim()} />;
}
