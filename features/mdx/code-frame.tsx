import type { ReactNode } from 'react';
import { scrollable } from '@/shared/html/scrollable';

interface Props {
  label: string;
  /** The label is the name of a file. */
  isFile?: boolean;
  /** Drawn by the browser, where the copy button works at once. */
  isLive?: boolean;
  /** Text of the copy button. */
  copyLabel?: string;
  /** What the button copies, where it isn't what is shown. */
  copies?: string | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * The frame of every block of code: its label, a copy button and room to scroll.
 * The button is plain markup; one listener for the whole site serves all of them.
 */
export function CodeFrame({
  label,
  isFile = false,
  isLive = false,
  copyLabel = 'Copy',
  copies,
  className = '',
  children,
}: Props) {
  return (
    <figure className={`code ${className}`.trim()}>
      <figcaption className="code-head">
        <span className={isFile ? 'code-file' : undefined}>{label}</span>
        <button type="button" className="code-copy" data-copy-code data-copies={copies} hidden={!isLive}>
          {copyLabel}
        </button>
      </figcaption>
      {/* Long lines scroll, so the region must be reachable with the keyboard. */}
      <pre {...scrollable}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
