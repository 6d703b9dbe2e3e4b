import { createElement, Fragment, type ReactNode } from 'react';
import { inline } from '@/components/mdx/markdown';
import type { RefusalRow } from '@/lib/build/reference/types';
import type { OperationTexts } from '@/lib/i18n/en/operation';

interface Props {
  label: string;
  rows: RefusalRow[];
  texts: OperationTexts;
}

/** A message with the places for what was sent set apart. */
function message(text: string): ReactNode {
  const parts = text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 1 ? createElement('var', null, part) : part));
  return createElement(Fragment, null, ...parts);
}

function Members({ members }: { members: readonly string[] }) {
  const names = members.flatMap((name, index) => [index > 0 && ' ', createElement('code', null, name)]);
  return createElement(Fragment, null, ...names);
}

/** Every refusal of an operation: status, member, case, text. */
export function RefusalTable({ label, rows, texts }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1)
    <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
      <table className="op-refusals" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.columnStatus}</th>
            <th scope="col">{texts.columnMember}</th>
            <th scope="col">{texts.columnRefused}</th>
            <th scope="col">{texts.columnText}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ status, members, rule, text }) => (
            <tr key={`${status} ${members.join()} ${rule}`}>
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
