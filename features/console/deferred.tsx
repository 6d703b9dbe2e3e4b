import { type ReactNode, useState } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import { console as texts } from '@/shared/i18n/en/console';

interface Props<Parts> {
  load: () => Promise<Parts>;
  children: (parts: Parts) => ReactNode;
}

/** Renders parts that load when they are first shown, or says that they can't be loaded. */
export function Deferred<Parts>({ load, children }: Props<Parts>) {
  const [parts, setParts] = useState<Parts>();
  const [hasFailed, setFailed] = useState(false);
  useWhen([], () => {
    load().then(setParts, () => setFailed(true));
  });
  if (hasFailed) return <p role="alert">{texts.partFailed}</p>;
  return parts && children(parts);
}

interface FoldedProps {
  className: string;
  title: string;
  children: ReactNode;
}

/** Renders its content when it is first opened. */
export function Folded({ className, title, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={() => setOpen(true)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}
