import type { ComponentProps, ReactNode } from 'react';
import { inOrder } from '@/shared/html/in-order';
import { siteHref } from '@/shared/paths';

/** Renders a folder listing written as a nested Markdown list. */
export const FileTree = ({ children }: { children: ReactNode }) => (
  <div className="file-tree box">{children}</div>
);

/** Renders numbered steps. Each `###` heading inside starts one. */
export const Steps = ({ children }: { children: ReactNode }) => <div className="steps">{children}</div>;

export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="details box">
      <summary>{summary}</summary>
      <div className="details-body">{children}</div>
    </details>
  );
}

/** Renders an image of `public/`, loaded when it comes near the window. */
export function DocsImage({ src, alt = '', ...props }: ComponentProps<'img'>) {
  const address = typeof src === 'string' ? siteHref(src) : undefined;
  return <img src={address} alt={alt} loading="lazy" decoding="async" {...props} />;
}

/** Adds line break opportunities to a long name or path. `at` matches them with zero width. */
export function breakable(text: string, at: RegExp): ReactNode {
  return inOrder(text.split(at), (part, index) => (
    <>
      {index > 0 && <wbr />}
      {part}
    </>
  ));
}

/** Renders code in a sentence or cell. Names of settings break after a colon, before they break in a word. */
export function InlineCode({ children, ...props }: ComponentProps<'code'>) {
  const isSetting = typeof children === 'string' && /^\w+(:\w+)+$/.test(children);
  return <code {...props}>{isSetting ? breakable(children, /(?<=:)/) : children}</code>;
}

type HeadingProps = ComponentProps<'h2'> & { level: 'h2' | 'h3' };

export function Heading({ level: Level, id, children, ...props }: HeadingProps) {
  return (
    <Level id={id} {...props}>
      <a className="anchor" href={`#${id}`}>
        {children}
      </a>
    </Level>
  );
}
