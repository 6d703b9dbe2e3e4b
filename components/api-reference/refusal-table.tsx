import type { ReactNode } from 'react';
import { inline } from '@/components/mdx/markdown';
import type { RefusalRow } from '@/lib/build/reference/types';
import type { OperationTexts } from '@/lib/i18n/en/operation';
import { inOrder } from '@/lib/shared/markup/in-order';
import { scrollable } from '@/lib/shared/markup/scrollable';

interface Props {
  label: string;
  rows: RefusalRow[];
  texts: OperationTexts;
}

/** A message with the places for what was sent set apart. */
const message = (text: string): ReactNode =>
  inOrder(text.split(/(\{\w+\})/), (part, index) => (index % 2 === 1 ? <var>{part}</var> : part));

function Members({ members }: { members: readonly string[] }) {
  return inOrder(members, (name, index) => (
    <>
      {index > 0 && ' '}
      <code>{name}</code>
    </>
  ));
}

/** Every refusal of an operation: status, member, case, text. */
export function RefusalTable({ label, rows, texts }: Props) {
  const columns = [texts.columnStatus, texts.columnMember, texts.columnRefused, texts.columnText];
  return (
    <div className="table-scroll" {...scrollable} role="group" aria-label={label}>
      <table className="op-refusals" aria-label={label}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, ({ status, members, rule, text }) => (
            <tr>
              <td>{status}</td>
              <td>
                <Members members={members} />
              </td>
              <td>{inline(rule)}</td>
              <td>{text === null ? <i>{texts.noBody}</i> : message(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
