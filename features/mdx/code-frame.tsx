import type { ReactNode } from 'react';
import { scrollable } from '@/shared/html/scrollable';

interface Props {
  label: string;
  /** Language as in code fences, for programs that read the page. */
  language?: string | undefined;
  isFile?: boolean;
  /** Whether the browser rendered it, so that the copy button works at once. */
  isLive?: boolean;
  copyLabel?: string;
  /** What the button copies if it isn't the shown code. */
  copies?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Renders the frame of a code block: label, copy button, scroll area. */
export function CodeFrame({
  label,
  language,
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
      {/* Long lines scroll, so the keyboard must reach the region. */}
      <pre {...scrollable}>
        <code className={language && `language-${language}`}>{children}</code>
      </pre>
    </figure>
  );
}
