import type { ReactNode } from 'react';
import { inline } from '@/features/mdx/markdown';
import { inOrder } from '@/shared/html/in-order';
import { operation as texts } from '@/shared/i18n/en/operation';
import type { ErrorResponseRow } from './build/types';

interface Props {
  label: string;
  rows: ErrorResponseRow[];
}

/** Renders a message with its placeholders as variables. */
const message = (text: string): ReactNode =>
  inOrder(text.split(/(\{\w+\})/), (part, index) => (index % 2 === 1 ? <var>{part}</var> : part));

function Properties({ properties }: { properties: readonly string[] }) {
  return inOrder(properties, (name, index) => (
    <>
      {index > 0 && ' '}
      <code className="bare">{name}</code>
    </>
  ));
}

export function ErrorResponseList({ label, rows }: Props) {
  return (
    <div role="group" aria-label={label}>
      <dl className="op-list op-errors">
        {inOrder(rows, ({ status, properties, rule, text }) => (
          <div>
            <dt>
              <strong>{status}</strong> <Properties properties={properties} /> <span>{inline(rule)}</span>
            </dt>
            <dd>{text === null ? <i>{texts.noBody}</i> : <samp>{message(text)}</samp>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
